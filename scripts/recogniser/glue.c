/* What the recogniser thread calls; one decoder per module instance. */
#include <stdio.h>
#include <string.h>
#include <emscripten.h>
#include <pocketsphinx.h>
#include <sphinxbase/err.h>

static ps_decoder_t *decoder;
static char words[16384];

/* Opens the model that lies in /model of the module's own file system. 0 when it worked. */
EMSCRIPTEN_KEEPALIVE
int r_open(void)
{
    cmd_ln_t *config;
    err_set_logfp(NULL);
    config = cmd_ln_init(NULL, ps_args(), TRUE, "-hmm", "/model/en-us", "-lm", "/model/en-us.lm.bin",
                         "-dict", "/model/cmudict-en-us.dict", "-mmap", "no", "-samprate", "16000",
                         "-vad_postspeech", "50", NULL);
    if (config == NULL)
        return -1;
    decoder = ps_init(config);
    cmd_ln_free_r(config);
    return decoder == NULL ? -2 : 0;
}

/* Whether the dictionary has a word. */
EMSCRIPTEN_KEEPALIVE
int r_knows(const char *word)
{
    char *phones = ps_lookup_word(decoder, word);
    if (phones == NULL)
        return 0;
    ckd_free(phones);
    return 1;
}

/* The phones of a word of the dictionary; empty for an unknown one. */
EMSCRIPTEN_KEEPALIVE
const char *r_phones(const char *word)
{
    char *phones = ps_lookup_word(decoder, word);
    if (phones == NULL)
        return "";
    snprintf(words, sizeof words, "%s", phones);
    ckd_free(phones);
    return words;
}

/*
 * Adds a word before the first utterance. weight: how much likelier than a word of which nothing is
 * known. r_ready must follow the last one. Not below 0 when it worked.
 */
EMSCRIPTEN_KEEPALIVE
int r_add(const char *word, const char *phones, float weight)
{
    ngram_model_t *model = ps_get_lm(decoder, ps_get_search(decoder));
    if (model == NULL || ngram_model_add_word(model, word, weight) < 0)
        return -1;
    return ps_add_word(decoder, word, phones, FALSE);
}

/* Makes added words count, and starts the stream. 0 when it worked. */
EMSCRIPTEN_KEEPALIVE
int r_ready(const char *last_word, const char *phones)
{
    if (last_word[0] != '\0' && ps_add_word(decoder, last_word, phones, TRUE) < 0)
        return -1;
    if (ps_start_stream(decoder) < 0)
        return -2;
    return ps_start_utt(decoder);
}

/* Feeds samples. 1 while speech is being heard, else 0; below 0 when it failed. */
EMSCRIPTEN_KEEPALIVE
int r_feed(const short *samples, int count)
{
    if (ps_process_raw(decoder, samples, count, FALSE, FALSE) < 0)
        return -1;
    return ps_get_in_speech(decoder);
}

/* The words so far as lines "word first-frame last-frame", frames of 10 ms since the stream began. */
EMSCRIPTEN_KEEPALIVE
const char *r_words(void)
{
    ps_seg_t *segment;
    size_t length = 0;
    words[0] = '\0';
    if (ps_get_hyp(decoder, NULL) == NULL)
        return words;
    for (segment = ps_seg_iter(decoder); segment != NULL; segment = ps_seg_next(segment)) {
        int first, last, added;
        const char *word = ps_seg_word(segment);
        ps_seg_frames(segment, &first, &last);
        added = snprintf(words + length, sizeof words - length, "%s %d %d\n", word, first, last);
        if (added < 0 || (size_t)added >= sizeof words - length) {
            words[length] = '\0';
            ps_seg_free(segment);
            break;
        }
        length += (size_t)added;
    }
    return words;
}

/* Ends the utterance; r_words then gives its final words. */
EMSCRIPTEN_KEEPALIVE
int r_end(void)
{
    return ps_end_utt(decoder);
}

/* Starts the next utterance of the same stream. */
EMSCRIPTEN_KEEPALIVE
int r_start(void)
{
    return ps_start_utt(decoder);
}
