import type { FailureCode } from '../../../preload/contract/failure.ts';

export type FailurePart = 'what' | 'why' | 'do';
type FailureMessages = Record<`failure.${FailureCode}.${FailurePart}`, string>;

/**
 * What happened, why, and what to do, for every failure code, as ICU messages. Each value that a
 * failure does not carry arrives as the word `none`, so that a sentence never has a hole.
 */
export const failures = {
  'failure.keyword-refused.what': 'This service expects another authorization keyword.',
  'failure.keyword-refused.why':
    '{host, select, none {The service} other {{host}}} accepts this key, but with another keyword before it.',
  'failure.keyword-refused.do': 'Use the keyword offered here and save again.',

  'failure.key-refused.what': 'The key was refused{status, select, none {} other { ({status})}}.',
  'failure.key-refused.why':
    '{status, select, 401 {{host, select, none {The service} other {{host}}} found no key that it knows: the key is mistyped, deactivated, or belongs to another address.} other {{host, select, none {The service} other {{host}}} does not accept this key at all: it is mistyped, deactivated, or meant for the other tier’s address.}}',
  'failure.key-refused.do':
    'Compare the connection’s key and address with those that you were given, and enter the key again if in doubt. Otherwise ask whoever gave it to you whether it is still active.',

  'failure.scope-missing.what':
    'The key may not do this{status, select, none {} other { ({status})}}.',
  'failure.scope-missing.why':
    '{scopes, select, none {It is limited to certain scopes, and the one that this request needs is not among them.} other {It is limited to certain scopes and lacks {count, plural, one {the scope} other {the scopes}} {scopes}.}}',
  'failure.scope-missing.do':
    '{scopes, select, none {Ask your key administrator to add the missing scope} other {Ask your key administrator to add {scopes} to the key}}{feature, select, memories {, or translate without a translation memory} glossaries {, or translate without glossaries} style_rules {, or switch the style rule off for this text} detect {, or choose the source language yourself} usage {; translating works without it} other {, or use a connection whose key has it}}.',

  'failure.feature-refused.what':
    'The account has no access to {feature, select, translate {text translation} languages {the list of languages} memories {translation memories} glossaries {glossaries} style_rules {style rules} detect {language detection} usage {usage figures} documents {document translation} writing {rephrasing and correcting} admin {reports and developer keys} other {this feature}}{status, select, none {} other { ({status})}}.',
  'failure.feature-refused.why':
    '{feature, select, detect {Language detection is a beta that an account has to join first; the key itself is fine.} admin {The free tier has no admin calls, and on other tiers a plan may leave them out.} other {The plan behind this key does not include it; the key itself is fine.}}',
  'failure.feature-refused.do':
    '{feature, select, detect {Ask the account’s owner to join the beta, or choose the source language yourself.} memories {Ask the account’s owner to change the plan, or translate without a translation memory.} glossaries {Ask the account’s owner to change the plan, or translate without glossaries.} style_rules {Ask the account’s owner to change the plan, or switch the style rule off.} other {Ask the account’s owner to change the plan, or switch to another connection.}}',

  'failure.legacy-auth.what':
    'The way the key arrived was refused{status, select, none {} other { ({status})}}.',
  'failure.legacy-auth.why':
    'The service no longer accepts keys in an address or in the body of a request. Dragoman sends the key in a header only, so a gateway or proxy on the way has most likely moved it.',
  'failure.legacy-auth.do':
    'Check that the connection’s address contains no key and no question mark. If a gateway lies between, ask its administrator to pass the Authorization header through unchanged.',

  'failure.wrong-key-kind.what':
    '{kind, select, developer {This needs an admin key} other {This is the wrong kind of key}}{status, select, none {} other { ({status})}}.',
  'failure.wrong-key-kind.why':
    '{kind, select, developer {A developer key translates but cannot manage the account, and this request manages the account.} other {An admin key manages the account and its keys; it cannot translate.}}',
  'failure.wrong-key-kind.do':
    '{kind, select, developer {Use an admin key for this. Admin keys end in :adm.} other {Enter a developer key for this connection. A key that ends in :adm is an admin key.}}',

  'failure.bad-request.what':
    'The service could not accept the request{status, select, none {} other { ({status})}}.',
  'failure.bad-request.why':
    '{field, select, none {The text or one of its options is not what the service expects.} other {The service objects to the value of “{field}”.}}',
  'failure.bad-request.do':
    '{field, select, none {Change the options that you set last, or reset them, and translate again.} other {Change or remove “{field}” and translate again.}}',

  'failure.not-found.what':
    '{feature, select, admin {The service did not find the developer key} other {The service did not find what the request names}}{status, select, none {} other { ({status})}}.',
  'failure.not-found.why':
    '{feature, select, memories {The translation memory was deleted, does not cover this target language, or belongs to another account.} glossaries {The glossary was deleted, lacks this language pair, or belongs to another account.} style_rules {The style rule was deleted or belongs to another account.} admin {The developer key belongs to another account, or no admin calls are served at this address.} other {A memory, glossary or style rule was deleted or belongs to another account, or nothing is served at this address.}}',
  'failure.not-found.do':
    '{feature, select, admin {Read the list of keys anew.} other {Choose it anew in the options.}} If every request ends like this, check the address of the connection.',

  'failure.too-large.what':
    'The request is too large{status, select, none {} other { ({status})}}.',
  'failure.too-large.why':
    '{limit, select, none {The service limits the size of one request, with context and instructions counted.} other {The service takes at most {limitNumber, number} bytes in one request, with context and instructions counted.}}',
  'failure.too-large.do':
    'Shorten the context and the instructions, or translate the text in two parts.',

  'failure.unsupported-media.what':
    'The service does not take this form of request{status, select, none {} other { ({status})}}.',
  'failure.unsupported-media.why':
    'It reported another content type than Dragoman sent. A gateway or proxy on the way may be changing requests, or the address may lead to a different service.',
  'failure.unsupported-media.do':
    'Check the address of the connection, then ask the administrator of your network about the gateway.{trace, select, none {} other { The service’s support can follow the trace id below.}}',

  'failure.rate-limited.what':
    'Too many requests at once{status, select, none {} other { ({status})}}.',
  'failure.rate-limited.why':
    '{status, select, 529 {The service is overloaded by all its users together and turns requests away for a while.} other {This key sent more requests than the service allows in a short time, here or in another program.}}',
  'failure.rate-limited.do':
    '{status, select, 529 {Wait a few minutes and translate again, or switch to the offline service.} other {Wait a minute and translate again; translating on Ctrl+Enter instead of while typing sends fewer requests.}}',

  'failure.quota-exceeded.what':
    'The characters of this period are used up{status, select, none {} other { ({status})}}.',
  'failure.quota-exceeded.why':
    '{limit, select, none {The account, its cost control or this key has reached its limit. Repeating the request cannot help, so Dragoman does not.} other {The limit of {limitNumber, number} characters is reached. Repeating the request cannot help, so Dragoman does not.}}',
  'failure.quota-exceeded.do':
    'Ask the account’s owner for a higher limit, wait for the next billing period, or switch to the offline service, which has no limit.',

  'failure.service-error.what': 'The service failed{status, select, none {} other { ({status})}}.',
  'failure.service-error.why':
    'Something went wrong inside the service; your text and key are not the cause.',
  'failure.service-error.do':
    'Translate again in a minute. If it goes on, {trace, select, none {tell the service’s support} other {give the trace id below to the service’s support}}, or switch to the offline service.',

  'failure.service-unavailable.what':
    'The service is not available at the moment{status, select, none {} other { ({status})}}.',
  'failure.service-unavailable.why':
    '{status, select, 502 {A gateway in front of it got no proper answer from it.} 504 {A gateway in front of it waited too long for its answer.} 529 {It is overloaded by all its users together and turns requests away.} other {It is being maintained or is overloaded.}}',
  'failure.service-unavailable.do':
    'Your text is kept. Translate again in a few minutes, or switch to the offline service.',

  'failure.timeout.what':
    '{host, select, none {The service} other {{host}}} did not answer in time{status, select, none {} other { ({status})}}.',
  'failure.timeout.why':
    '{status, select, none {The connection was made, but no complete answer came. The service or the network is slow.} other {A gateway in front of the service waited too long for it.}}',
  'failure.timeout.do':
    'Translate again. If long texts fail and short ones do not, translate in smaller parts.',

  'failure.unreachable.what':
    '{host, select, none {The service} other {{host}}} cannot be reached.',
  'failure.unreachable.why':
    'No connection could be made, or it broke: this computer is offline, a firewall or proxy blocks the way, or the address is wrong.',
  'failure.unreachable.do':
    'Check your network and the connection’s address. The offline service works without a network.',

  'failure.untrusted-certificate.what':
    '{host, select, none {The service} other {{host}}} could not prove that it is itself.',
  'failure.untrusted-certificate.why':
    'Its certificate is not trusted by this computer, has expired, or was made for another name. Nothing was sent.',
  'failure.untrusted-certificate.do':
    'Check the address and this computer’s clock. In a company network, ask for its root certificate to be installed on this computer.',

  'failure.bad-answer.what':
    'The answer could not be read{status, select, none {} other { ({status})}}.',
  'failure.bad-answer.why':
    '{host, select, none {The service} other {{host}}} sent something other than it promises. Often that is the login page of a network or an address that leads elsewhere.',
  'failure.bad-answer.do':
    'Open any web page to see whether your network wants a login, then check the connection’s address.',

  'failure.insecure-address.what':
    'The connection{host, select, none {} other { to {host}}} would not be encrypted, so nothing was sent.',
  'failure.insecure-address.why':
    'Over http:// everyone on the way could read your texts and your key. Only addresses on this computer (localhost, 127.0.0.1) may do without https.',
  'failure.insecure-address.do':
    'Write the address with https://. If the service redirects to an unencrypted address, tell its operator.',

  'failure.bad-address.what': 'This is not an address of a service.',
  'failure.bad-address.why':
    'An address starts with https:// and a host name, without user name, question mark or #.',
  'failure.bad-address.do': 'Correct the address; an example is https://translate.example.org.',

  'failure.key-missing.what':
    '{name, select, none {This connection} other {“{name}”}} has no {kind, select, admin {admin key} other {key}} at the moment.',
  'failure.key-missing.why':
    '{kind, select, admin {{reason, select, missing {Keys last for one session only where Dragoman finds no secret store, and that session has ended.} other {Reports and developer keys need an admin key, which is kept apart from the key that translates.}}} other {Keys last for one session only where Dragoman finds no secret store, and that session has ended.}}',
  'failure.key-missing.do':
    '{kind, select, admin {Enter an admin key in Usage; admin keys end in :adm.} other {Enter the key again in Settings, Connections, or switch to the offline service.}}',

  'failure.key-locked.what': 'The key of this connection can’t be read.',
  'failure.key-locked.why':
    'It is still in this computer’s secret store, which is locked or not running.',
  'failure.key-locked.do':
    'Unlock or start the secret store, then quit Dragoman and start it again. Or enter the key again.',

  'failure.offline-service-down.what': 'The offline service has stopped.',
  'failure.offline-service-down.why':
    'It runs beside Dragoman on this computer, ended unexpectedly, and could not be started again.',
  'failure.offline-service-down.do':
    'Try again in a few seconds. If it stays down, quit Dragoman and start it again; your text is kept.',

  'failure.outcome-unknown.what':
    'It is not known whether the change was made{status, select, none {} other { ({status})}}.',
  'failure.outcome-unknown.why':
    'It was sent once, and {reason, select, bad_answer {what the service answered could not be read} service_error {the service met a fault of its own} service_unavailable {the service was not available then} timeout {no answer came in time} offline_service_down {the offline service stopped before it answered} other {the connection broke before an answer came}}.',
  'failure.outcome-unknown.do':
    'Look at the list as the service has it now before you try again; Dragoman never sends such a change twice by itself.',

  'failure.cancelled.what': 'You stopped this.',
  'failure.cancelled.why': 'The request was cancelled before its answer was complete.',
  'failure.cancelled.do': 'What had arrived is kept. Start it again whenever you like.',

  'failure.invalid-input.what':
    '{reason, select, needs_source {Glossaries need a source language.} needs_xml {An option for XML is set, but the text is not handled as XML.} needs_tag_handling {An option for tags is set, but the text is handled without tags.} target_unsupported {The target language does not take {field, select, formality {this formality} instructions {custom instructions} other {one of the options}}.} too_long {The text is too long.} label_mismatch {What was typed is not the label of the key.} changed {The list was changed meanwhile.} full {The list is full.} one_only {Style and tone cannot act together.} missing {{field, select, address {The address is missing.} key {The key is missing.} name {The name is missing.} other {Something is missing.}}} other {Dragoman could not accept this entry.}}',
  'failure.invalid-input.why':
    '{reason, select, needs_source {A glossary is made for a pair of languages, and From is set to detect. Nothing was sent.} needs_xml {{field, select, outlineDetection {Finding the structure by itself} splittingTags {A list of splitting tags} nonSplittingTags {A list of non-splitting tags} ignoreTags {A list of ignored tags} other {It}} means something in XML only. Nothing was sent.} needs_tag_handling {A version of tag handling says nothing while tags are not handled. Nothing was sent.} target_unsupported {The service would refuse the request as a whole, so nothing was sent.} too_long {At most 2,000,000 characters are translated at once; markup does not count where tags are handled.} label_mismatch {A key is deactivated for good, so the label that the service has now must be typed. Nothing was changed.} changed {Somebody else, or another window, added to it or took from it. Nothing was changed here.} full {The order is changed by making instructions anew, and there is no room for one more.} one_only {The service takes one of the two, and neither when it only corrects. Nothing was sent.} missing {The connection cannot work without it.} other {{field, select, none {A value is missing, too long or of the wrong form.} other {The value of “{field}” is missing, too long or of the wrong form.}}}}',
  'failure.invalid-input.do':
    '{reason, select, needs_source {Choose the source language in From, or remove the glossaries in the options.} needs_xml {Set Tags to XML in the options, or reset the option.} needs_tag_handling {Set Tags to XML or HTML in the options, or set the version back to its default.} target_unsupported {{field, select, formality {Choose one of the formalities “where possible”, or the default.} instructions {Remove the custom instructions for this target.} other {Reset the option for this target.}}} too_long {Translate the text in parts.} label_mismatch {Read the list of keys anew, since somebody may have renamed it, and type the label as it stands there.} changed {Look at the list as it is now and order it again.} full {Delete an instruction first.} one_only {Choose one of the two, or none.} missing {Enter it and try again.} other {{field, select, none {Correct it and try again.} other {Correct “{field}” and try again.}}}}',

  'failure.unknown-route.what': 'This window and the program behind it do not match.',
  'failure.unknown-route.why':
    'Dragoman was updated while this window was open, so the window asks for something that is gone.',
  'failure.unknown-route.do': 'Reload the window, or quit Dragoman and start it again.',

  'failure.message-too-large.what': 'There is too much text for one step.',
  'failure.message-too-large.why':
    '{limit, select, none {Dragoman limits how much it handles at once.} other {Dragoman handles at most {limitSize} at once.}}',
  'failure.message-too-large.do': 'Split the text or the list and try again.',

  'failure.file-too-large.what': '{name, select, none {The file} other {“{name}”}} is too large.',
  'failure.file-too-large.why':
    '{limit, select, none {A text that is opened here has to fit into memory and stay editable.} other {Files that are opened here may have at most {limitSize}.}}',
  'failure.file-too-large.do': 'Split the file, or copy the part that you need and paste it.',

  'failure.file-unreadable.what':
    '{name, select, none {The file} other {“{name}”}} could not be read.',
  'failure.file-unreadable.why':
    'It is not plain text, its encoding is unknown, or this computer denied access to it.',
  'failure.file-unreadable.do':
    'Save it as plain text in UTF-8 and open it again, or copy its text and paste it.',

  'failure.file-gone.what': '{name, select, none {The file} other {“{name}”}} is no longer there.',
  'failure.file-gone.why': 'It was moved, deleted or handed over too long ago.',
  'failure.file-gone.do': 'Choose the file again.',

  'failure.no-recogniser.what':
    'The service cannot write down speech in {language, select, none {this language} other {{languageName}}}.',
  'failure.no-recogniser.why':
    'It has no speech recogniser for it. The built-in service understands English where a PocketSphinx model is installed. Nothing was recorded or sent.',
  'failure.no-recogniser.do':
    'For English, install the Debian package pocketsphinx-en-us. For other languages, enter the folder of a speech model in Settings, Voice. Or choose another connection.',

  'failure.speech-model-unusable.what': 'The speech model can’t be used.',
  'failure.speech-model-unusable.why':
    'A file in it is missing or damaged. Nothing was recorded or sent.',
  'failure.speech-model-unusable.do':
    'Check the folder of the speech model in Settings, Voice, or clear it to use the installed English model. Then restart Dragoman.',

  'failure.no-synthesiser.what':
    'The service cannot speak {language, select, none {this language} other {{languageName}}}.',
  'failure.no-synthesiser.why':
    'It has no voice for it. The built-in service speaks with a speech program that is installed on the computer, such as espeak-ng or flite.',
  'failure.no-synthesiser.do':
    'Switch spoken translation off; the written one works without it. Or install a speech program and start Dragoman again.',

  'failure.stream-refused.what': 'The service ended the voice stream by an error.',
  'failure.stream-refused.why':
    '{reason, select, flooded {It sent far more text than anybody can speak.} other {Its own words are below.}} Everything that was concluded before is kept.',
  'failure.stream-refused.do':
    'Start a new session. If it ends in the same way, send the trace id to the service’s support.',

  'failure.stream-lost.what': 'The voice stream was lost.',
  'failure.stream-lost.why':
    'The connection broke and could not be opened again in time. The transcript up to here is kept; a stretch that never reached the service is marked as a gap.',
  'failure.stream-lost.do':
    'Check the network and start a new session. Where sound was kept, the gap can be filled in from it.',

  'failure.recorder-missing.what': 'There is no recorder program on this computer.',
  'failure.recorder-missing.why':
    '{name, select, none {Dragoman records a device of the computer through a program} other {Dragoman records through {name}}}, and it is not installed.',
  'failure.recorder-missing.do':
    'Choose the microphone in this window instead, or install the program (on Debian and Ubuntu: alsa-utils) and try again.',

  'failure.recorder-failed.what':
    '{reason, select, device {The device is gone.} busy {Another program holds the device.} permission {This computer denied access to the device.} server {The computer’s sound server does not answer.} other {The recording stopped by itself.}}',
  'failure.recorder-failed.why':
    '{reason, select, device {It was unplugged or switched off. Dragoman never changes to another microphone by itself.} busy {It lets only one program record at a time.} permission {The account may not use the sound devices.} server {Recording goes through it.} other {The recorder program ended or sent nothing for too long.}} The session goes on; what was said meanwhile is missing.',
  'failure.recorder-failed.do':
    '{reason, select, device {Plug it in again, or choose another source.} busy {Close the other program, then choose the source again.} permission {Give the account access to sound devices (on Linux: the group audio), or use the microphone in this window.} server {Start the sound server again, then choose the source again.} other {Choose the source again.}}',

  'failure.microphone-failed.what':
    '{reason, select, denied {The microphone is not allowed.} missing {No microphone was found.} unplugged {The microphone is gone.} busy {Another program holds the microphone.} ended {The microphone was stopped.} other {The microphone could not be used.}}',
  'failure.microphone-failed.why':
    '{reason, select, denied {Access was denied for this window or for Dragoman as a whole.} missing {The computer lists no device that records.} unplugged {It was unplugged or switched off. Dragoman never changes to another microphone by itself.} busy {It lets only one program record at a time.} ended {The system or the browser ended the recording.} other {The computer gave no further reason.}}',
  'failure.microphone-failed.do':
    '{reason, select, denied {Allow the microphone in the window’s site settings and in the system’s privacy settings, then try again.} missing {Plug one in, or record from a device of the computer or from a file.} unplugged {Plug it in again, or choose another one.} busy {Close the other program and try again.} other {Choose the microphone again.}}',

  'failure.sound-unreadable.what':
    '{name, select, none {The sound file} other {“{name}”}} cannot be played.',
  'failure.sound-unreadable.why':
    '{reason, select, empty {It holds no sound.} no_decoder {Files other than WAV are decoded by ffmpeg, which is not installed.} other {It is damaged or of a kind that is not known.}}',
  'failure.sound-unreadable.do':
    '{reason, select, empty {Choose another file.} no_decoder {Install ffmpeg, or save the file as WAV.} other {Save it as WAV and choose it again.}}',

  'failure.session-running.what': 'A voice session is running.',
  'failure.session-running.why': 'Only one can run at a time, and it cannot be deleted meanwhile.',
  'failure.session-running.do': 'End it first.',

  'failure.disk-full.what': 'The disk is full.',
  'failure.disk-full.why': 'What comes in cannot be written any more.',
  'failure.disk-full.do':
    'Make room on the disk. A running session is kept again as soon as there is some; a document can be tried again.',

  'failure.too-many-files.what': 'Too many files are open on this computer.',
  'failure.too-many-files.why':
    'The system limits how many files can be open at once. Nothing that was saved before is lost.',
  'failure.too-many-files.do': 'Close other programs, then try again.',

  'failure.data-not-written.what': 'It could not be kept on this computer.',
  'failure.data-not-written.why':
    'Dragoman may not write its data folder any more, or the drive of it does not work properly.',
  'failure.data-not-written.do':
    'Allow writing the folder again, or connect its drive, and try again. What stands on the screen is still there.',

  'failure.data-newer.what': 'The offline service can’t open its data.',
  'failure.data-newer.why':
    'A newer version of Dragoman wrote {name, select, none {its data} other {“{name}”}}. It was left unchanged.',
  'failure.data-newer.do':
    'Start the newer version, start Dragoman with another data folder, or use another connection.',

  'failure.document-refused.what':
    '{reason, select, unknown_format {{name, select, none {The file} other {“{name}”}} is of a type that cannot be translated.} wrong_content {{name, select, none {The file} other {“{name}”}} is not what its name says.} damaged {{name, select, none {The file} other {“{name}”}} is damaged.} password {{name, select, none {The file} other {“{name}”}} is protected by a password.} protected {{name, select, none {The file} other {“{name}”}} may not be copied from.} size {{name, select, none {The file} other {“{name}”}} is too large.} tier {{name, select, none {The file} other {“{name}”}} is too large for this account.} characters {{name, select, none {The file} other {“{name}”}} holds too much text.} too_large_inside {{name, select, none {The file} other {“{name}”}} unpacks to far more than it should.} too_deep {{name, select, none {The file} other {“{name}”}} is nested too deeply.} entities {{name, select, none {The file} other {“{name}”}} defines entities of its own.} entity_growth {{name, select, none {The file} other {“{name}”}} defines entities of its own.} macros {{name, select, none {The file} other {“{name}”}} holds macros.} empty {{name, select, none {The file} other {“{name}”}} holds no text.} encoding {The encoding of {name, select, none {the file} other {“{name}”}} is unknown.} xliff_version {{name, select, none {The file} other {“{name}”}} is of an XLIFF version that is not supported.} ditamap {{name, select, none {The file} other {“{name}”}} is a DITA map.} no_ocr {The text of {name, select, none {the picture} other {“{name}”}} cannot be read here.} same_language {From and To are the same language.} cancelled {{name, select, none {The file} other {“{name}”}} was not looked at.} other {{name, select, none {The file} other {“{name}”}} cannot be translated.}}',
  'failure.document-refused.why':
    '{reason, select, unknown_format {Dragoman translates docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg and png.} wrong_content {The content is that of another type, or of a program’s own format with this ending.} damaged {It ends too early, or its parts contradict each other.} password {Without the password nobody can read the text in it.} protected {It opens without a password, but its owner does not allow text to be taken out of it.} size {{limit, select, none {Every type has a largest size.} other {Files of this type may have at most {limitSize}.}}} tier {{limit, select, none {This account takes smaller files of this type than others do.} other {With this account, files of this type may have at most {limitSize}.}}} characters {{limit, select, none {One document may hold only so many characters.} other {One document may hold at most {limitNumber, number} characters.}}} too_large_inside {Opened, it would be larger than Dragoman reads: 500 MB in all, 40 million pixels in a picture, a million characters in a paragraph.} too_deep {Its parts lie far deeper in one another than those of a document do, more than Dragoman reads.} entities {Entities can pull other files of the computer into a document, so they are not followed.} entity_growth {The entities that it declares grow beyond any real size.} macros {A document with programs in it is not passed on.} empty {There is nothing in it that could be translated; a scanned page is a picture, not text.} encoding {The letters in it are in no encoding that Dragoman knows.} xliff_version {{version, select, none {The service takes versions 1.2, 2.0 and 2.1.} other {It is version {version}; the service takes 1.2, 2.0 and 2.1.}}} ditamap {A map only points to topics; the text is in those.} no_ocr {That takes the program tesseract and its data for the language of the picture, and they are not installed.} same_language {A document is translated from one language into another; variants of one language count as the same.} cancelled {Looking at it was stopped.} other {The reason was not given.}}',
  'failure.document-refused.do':
    '{reason, select, unknown_format {Save it as one of these and drop it again.} wrong_content {Open it in its own program, save it as the type that you need and drop it again.} damaged {Open it in its own program, save it anew and drop it again.} password {Open it in its own program, take the password off and drop it again.} protected {Ask its owner for a copy without this restriction.} size {Split it, or take pictures and films out of it.} tier {Split it, make it smaller, or use a connection that takes larger files.} characters {Split it.} too_large_inside {If you trust it, open it in its own program and save it anew.} too_deep {If you trust it, open it in its own program and save it anew.} entities {Save it without a document type of its own and drop it again.} entity_growth {Save it without a document type of its own and drop it again.} macros {Save it without macros, as docx, pptx or xlsx, and drop it again.} empty {Drop a file with text in it; make a scanned page a picture (png or jpeg) to have its text read.} encoding {Save it as UTF-8 and drop it again.} xliff_version {Export it in one of these versions, or translate versions 1.0, 1.1 and 2.2 under “Segments”.} ditamap {Drop the topics themselves.} no_ocr {Install tesseract with the language of the picture, or use a connection whose service reads pictures.} same_language {Choose another language in From or To.} cancelled {Drop it again.} other {Drop another file, or try another connection.}}',

  'failure.document-failed.what':
    '{name, select, none {The document} other {“{name}”}} could not be translated.',
  'failure.document-failed.why':
    '{reason, select, same_language {The service found that the text is in the target language already.} gone {The service no longer has it: it was fetched already, or kept too long.} result_damaged {What came back is not a whole file, so it was thrown away.} result_too_large {The result is far larger than your file could become, so fetching it was stopped.} result_stalled {The result arrived too slowly to ever be complete, so fetching it was stopped.} not_written {The result could not be written to its folder.} locked {What is needed to fetch the result lies in the system’s secret store, which is locked or gone.} interrupted {Dragoman ended more than once while it was being sent. It is not sent again by itself; only what is fetched is billed.} other {The service took the file, worked on it and gave it up.}} Your own file was not changed.',
  'failure.document-failed.do':
    '{reason, select, same_language {Choose another target language.} gone {Try again: the file is sent anew, and counts anew.} result_damaged {Try again.} result_too_large {Try again, or ask whoever runs the service.} result_stalled {Check the network, then try again.} not_written {Check that the folder is there and has room, then try again.} locked {Unlock the secret store, start Dragoman again and try again; until then another try sends the file anew.} interrupted {Try again.} other {Try again. If it fails once more, open the file in its own program, save it anew and add it again.}}',

  'failure.entries-refused.what':
    '{reason, select, none {There is no entry.} empty {{field, select, name {The name is empty.} terms {There is no term.} other {An entry is empty.}}} duplicate {{field, select, dictionaries {Two dictionaries have the same languages.} other {A term stands there twice.}}} control_character {{field, select, name {The name holds a character that is not text.} other {A term holds a character that is not text.}}} outer_space {A term begins or ends with a space.} too_long {{field, select, name {The name is too long.} other {A term, or the list, is too long.}}} too_large {The entries are too large for one glossary.} same_language {A dictionary has the same language twice.} last {This is the glossary’s last dictionary.} other {The service would not take this.}}',
  'failure.entries-refused.why':
    '{reason, select, last {A glossary without dictionaries cannot exist.} too_large {{limit, select, none {The service limits the size of a glossary.} other {One glossary may hold at most {limitSize}, all its dictionaries together.}}} other {{line, select, none {The service would refuse it.} other {Entry {line} has {side, select, target {it in its target} other {it in its source}}; the service would refuse the whole list.}}}} Nothing was sent.',
  'failure.entries-refused.do':
    '{reason, select, none {Add an entry.} last {Delete the whole glossary instead.} too_large {Split the entries into two glossaries; up to five act together.} same_language {Choose two languages.} duplicate {{field, select, dictionaries {Merge the two.} other {Delete one of the two.}}} too_long {Shorten it.} other {Correct it and try again.}}',

  'failure.table-refused.what':
    '{reason, select, damaged {{name, select, none {The file} other {“{name}”}} is damaged.} password {{name, select, none {The file} other {“{name}”}} is protected by a password.} too_large_inside {{name, select, none {The file} other {“{name}”}} holds too much.} too_deep {{name, select, none {The file} other {“{name}”}} is nested too deeply.} entities {{name, select, none {The file} other {“{name}”}} defines entities of its own.} entity_growth {{name, select, none {The file} other {“{name}”}} defines entities of its own.} macros {{name, select, none {The file} other {“{name}”}} holds macros.} empty {{name, select, none {The file} other {“{name}”}} is empty.} encoding {The encoding of {name, select, none {the file} other {“{name}”}} is unknown.} other {{name, select, none {The file} other {“{name}”}} holds no terms that Dragoman can read.}}',
  'failure.table-refused.why':
    '{reason, select, damaged {It ends too early, or its parts contradict each other.} password {Without the password nobody can read what is in it.} too_large_inside {At most 500,000 lines and 128 MB of content are read from one file.} too_deep {Such files are a known way to make programs fail, so this one was left closed.} entities {Entities can pull other files of the computer into a list, so they are not followed.} entity_growth {The entities that it declares grow beyond any real size.} macros {A file with programs in it is not opened.} empty {There is no line in it.} encoding {The letters in it are in no encoding that Dragoman knows.} other {Terms are read from TSV, CSV with two or four columns, XLSX and TBX.}} Nothing was changed.',
  'failure.table-refused.do':
    '{reason, select, too_large_inside {Split it into several files.} password {Open it in its own program, take the password off and choose it again.} macros {Save it without macros, as xlsx, and choose it again.} encoding {Save it as UTF-8 and choose it again.} empty {Choose another file.} damaged {Open it in its own program, save it anew and choose it again.} other {Save the list as one of these and choose it again.}}',
  'failure.local-memories-down.what': 'The local memories do not answer.',
  'failure.local-memories-down.why':
    'The part of Dragoman that searches them ended, and once more after it was started again. What is stored in them is safe.',
  'failure.local-memories-down.do':
    'Try again. If it repeats, quit Dragoman and start it again; a change that was under way may not have been made.',

  'failure.memory-file-refused.what':
    '{name, select, none {The file} other {“{name}”}} cannot be imported.',
  'failure.memory-file-refused.why':
    '{reason, select, declares_entities {The entities that it declares grow beyond any real size.} unreadable_entity {Near line {line} it uses an entity that is in another file, stands for markup or contains itself.} unknown_format {It is neither TMX nor XLIFF nor a table (CSV, TSV).} oversized {Near line {line} it holds a single text or tag that is larger than any real one.} too_deep {Near line {line} it is nested deeper than any real one.} no_languages {It names no languages that Dragoman knows.} several_sources {It has several variants of its source language, and nothing says which is the source.} all_bad {None of its units could be used; the reasons are below.} other_source {Its source language is not that of the memory.} other {Nothing in it could be used.}} The memory is as it was.',
  'failure.memory-file-refused.do':
    '{reason, select, declares_entities {Save it without a document type of its own.} unreadable_entity {Save it without a document type of its own.} unknown_format {Export it as TMX and choose it again.} no_languages {Choose the languages of its columns, or name them in its first line (en,de).} several_sources {Choose the source language and try again.} all_bad {Correct the languages of the file, or import it into another memory.} other_source {Import it into a memory of its language, or into a new one.} other {Export it anew from the program that it is from.}}',

  'failure.file-not-written.what':
    '{name, select, none {The file} other {“{name}”}} could not be written.',
  'failure.file-not-written.why': 'Its folder is gone, or nothing may be written to it.',
  'failure.file-not-written.do':
    'Check that the folder is there and may be written to, then try again.',

  'failure.internal.what': 'Dragoman made a mistake.',
  'failure.internal.why':
    'Something unexpected happened inside Dragoman. It is in the log, without your texts and keys.',
  'failure.internal.do':
    'Try again. If it repeats, quit Dragoman and start it again; your text is kept.',
} satisfies FailureMessages;
