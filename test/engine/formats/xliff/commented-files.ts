/**
 * Bilingual files as Trados, memoQ and Phrase write them, with comments, tracked changes and the rest that such
 * files hold. Made up: the elements, their order and namespaces are those that public readers and writers
 * of these files name.
 */
export const TRADOS = `<?xml version="1.0" encoding="utf-8"?><xliff xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0" xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2" sdl:version="1.0"><doc-info xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><rep-defs><entry tu="t1" seg="1"/></rep-defs><rev-defs><rev-def id="r1" type="Delete" author="PC\\ada" date="03/01/2026 09:31:00"/><rev-def id="r2" author="PC\\ada" date="03/01/2026 09:31:00"/></rev-defs><cmt-defs><cmt-def id="c1"><Comments xmlns=""><Comment severity="Low" user="PC\\ada" date="2026-03-01T10:30:00.1234567+01:00" version="1.0">Ask the client: a &lt; b?</Comment><Comment severity="Medium" user="ben" date="2026-03-02T08:00:00Z" version="1.0">The client says yes.</Comment></Comments></cmt-def><cmt-def id="c2"><Comments xmlns=""><Comment severity="Low" user="ada" date="2026-03-01T09:30:00Z" version="1.0">Is this a name?</Comment></Comments></cmt-def></cmt-defs></doc-info><file original="C:\\jobs\\printer.docx" datatype="x-sdlfilterframework2" source-language="en-US" target-language="de-DE"><header><file-info xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><value key="SDL:FileId">d7e9</value></file-info><sdl:filetype-info><sdl:filetype-id>Word 2007 v 2.0.0.0</sdl:filetype-id></sdl:filetype-info><tag-defs xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><tag id="5"><bpt name="cf" word-end="false">&lt;cf bold="True"&gt;</bpt><bpt-props><value key="bold">True</value></bpt-props><ept name="cf">&lt;/cf&gt;</ept></tag></tag-defs></header><body><trans-unit translate="no" id="t0"><source><x id="0"/></source></trans-unit><group><sdl:cxts><sdl:cxt id="1"/></sdl:cxts><trans-unit id="t1"><source>Open the <g id="5">paper tray</g>. Close it. See ACME.</source><seg-source><mrk mtype="seg" mid="1">Open the <g id="5">paper tray</g>.</mrk> <mrk mtype="seg" mid="2">Close it.</mrk> <mrk mtype="seg" mid="3">See <mrk mtype="x-sdl-comment" sdl:cid="c2">ACME</mrk>.</mrk></seg-source><target><mrk mtype="seg" mid="1"><mrk mtype="x-sdl-comment" sdl:cid="c1">Öffnen Sie das <g id="5">Papierfach</g></mrk>.</mrk> <mrk mtype="seg" mid="2">Schließen Sie <mrk mtype="x-sdl-deleted" sdl:revid="r1">das</mrk><mrk mtype="x-sdl-added" sdl:revid="r2">es</mrk>.</mrk> <mrk mtype="seg" mid="3"/></target><sdl:seg-defs><sdl:seg id="1" conf="Translated" origin="interactive"><sdl:value key="SegmentIdentityHash">ML29</sdl:value></sdl:seg><sdl:seg id="2" conf="RejectedTranslation" origin="tm" percent="98"/><sdl:seg id="3"/></sdl:seg-defs></trans-unit></group></body></file></xliff>`;

export const MEMOQ = `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:mq="MQXliff" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 xliff-core-1.2-transitional.xsd">
<file original="printer.docx" source-language="en-us" target-language="de-de" datatype="x-memoq" mq:id="f-1" mq:projectid="p-1">
<header><tool tool-id="MQ" tool-name="MemoQ" tool-version="9.0" tool-company="memoQ"/><mq:docinformation mq:docname="printer.docx"><mq:versioninfos/></mq:docinformation></header>
<body>
<trans-unit id="1" mq:status="ManuallyConfirmed" mq:segmentguid="g-1" mq:percent="101" mq:lastchangedtimestamp="2026-03-01T09:30:00Z">
<source xml:space="preserve">Open the <bpt id="1" rid="1">&lt;b&gt;</bpt>paper tray<ept id="2" rid="1">&lt;/b&gt;</ept>.</source>
<target xml:space="preserve">Öffnen Sie das <bpt id="1" rid="1">&lt;b&gt;</bpt>Papierfach<ept id="2" rid="1">&lt;/b&gt;</ept>.</target>
<mq:minorversions><mq:historical-unit mq:status="PreTranslated"><source>Open the tray.</source><target>Fach öffnen.</target></mq:historical-unit></mq:minorversions>
<mq:comments>
<mq:comment id="c-1" creatoruser="ada" time="2026-03-01T09:30:00Z" deleted="false" category="0" appliesto="Target" origin="User">Ask the client: a &lt; b?</mq:comment>
<mq:comment id="c-2" creatoruser="ada" time="2026-03-01T09:31:00Z" deleted="true" category="0" appliesto="Target" origin="User">Taken back.</mq:comment>
<mq:comment id="c-3" creatoruser="ben" time="2026-03-02T08:00:00Z" deleted="false" category="0" appliesto="Row" origin="User">The client says yes.</mq:comment>
</mq:comments>
</trans-unit>
<trans-unit id="2" mq:status="PreTranslated" mq:segmentguid="g-2" mq:percent="98">
<source xml:space="preserve">Close it.</source>
<target xml:space="preserve">Schließen Sie es.</target>
<mq:warnings40><mq:errorwarning mq:errorwarning-code="03091" mq:errorwarning-problemname="missing term"/></mq:warnings40>
</trans-unit>
<trans-unit id="3" mq:status="NotStarted" mq:segmentguid="g-3">
<source xml:space="preserve">See <mrk mtype="x-mq-range" id="m1">ACME</mrk>.</source>
<target xml:space="preserve"></target>
<mq:comments><mq:comment id="c-4" creatoruser="ada" time="2026-03-01T09:30:00Z" deleted="false" category="0" appliesto="Row" origin="User">Is this a name?</mq:comment></mq:comments>
</trans-unit>
</body>
</file>
</xliff>
`;

export const PHRASE = `<?xml version='1.0' encoding='UTF-8'?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:m="http://www.memsource.com/mxlf/2.0" version="1.2" m:version="2.4" m:level="2"><file original="printer.docx" source-language="en" target-language="de" datatype="x-docx" m:file-format="doc" m:task-id="J"><header><m:in-ctx-preview-skel><![CDATA[<p>{J:0}</p>]]></m:in-ctx-preview-skel><m:file-extra><m:users><m:user id="7" username="ada"/><m:user id="8" username="ben"/></m:users></m:file-extra></header><body><group id="0" m:para-id="0"><context-group><context context-type="x-key">k</context></context-group><trans-unit id="J:0" xml:space="preserve" m:para-id="0" m:trans-origin="tm" m:score="1.01" m:gross-score="1.01" m:confirmed="2" m:locked="false" m:level-edited="false" m:created-by="7" m:created-at="1772357400000"><source>Open the {1&gt;paper tray&lt;1}.</source><target>Öffnen Sie das {1&gt;Papierfach&lt;1}.</target><alt-trans origin="machine-trans"><target>Öffne das Fach.</target></alt-trans><m:comment created-at="1772357400000" created-by="7" modified-at="0" modified-by="" resolved="false">Ask the client: a &lt; b?</m:comment><m:tunit-metadata><m:mark id="1"><m:type>b</m:type><m:content>&lt;b&gt;</m:content></m:mark></m:tunit-metadata><m:tunit-target-metadata><m:mark id="1"><m:type>b</m:type><m:content>&lt;b&gt;</m:content></m:mark></m:tunit-target-metadata></trans-unit></group><group id="1" m:para-id="1"><trans-unit id="J:1" xml:space="preserve" m:para-id="1" m:trans-origin="tm" m:score="0.98" m:confirmed="0" m:locked="false" m:level-edited="false"><source>Close it.</source><target>Schließen Sie es.</target><m:tunit-metadata/><m:tunit-target-metadata/><m:editing-stats><m:thinking-time>0</m:thinking-time><m:editing-time>0</m:editing-time></m:editing-stats></trans-unit></group><group id="2" m:para-id="2"><trans-unit id="J:2" xml:space="preserve" m:para-id="2" m:trans-origin="null" m:score="0.0" m:confirmed="0" m:locked="false" m:level-edited="false"><source>See ACME.</source><target></target><m:comment created-at="1772357400000" created-by="8" modified-at="0" modified-by="" resolved="true">Is this a name?</m:comment><m:tunit-metadata/></trans-unit></group></body></file></xliff>`;

export const PLAIN_1 = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="a" source-language="en" target-language="de" datatype="plaintext">
    <body>
      <trans-unit id="1" approved="yes">
        <source>Open the <g id="1">paper tray</g>.</source>
        <target state="translated">Öffnen Sie das <g id="1">Papierfach</g>.</target>
        <note from="ada">Ask the client: a &lt; b?</note>
        <note from="ben" priority="1">The client says yes.</note>
        <alt-trans><target>Fach öffnen.</target><note>Not ours.</note></alt-trans>
      </trans-unit>
      <trans-unit id="2">
        <source>Close it.</source>
        <target>Schließen Sie es.</target>
      </trans-unit>
      <trans-unit id="3">
        <source>See ACME.</source>
        <note from="ada">Is this a name?</note>
      </trans-unit>
    </body>
  </file>
</xliff>
`;

export const PLAIN_2 = `<xliff version="2.1" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0">
  <file id="f">
    <unit id="1">
      <notes>
        <note>Ask the client: a &lt; b?</note>
        <note xmlns:dragoman="urn:dragoman:notes" dragoman:from="ben" dragoman:at="2026-03-02T08:00:00.000Z">The client says yes.</note>
      </notes>
      <segment state="translated">
        <source>Open the <pc id="1">paper tray</pc>.</source>
        <target>Öffnen Sie das <pc id="1">Papierfach</pc>.</target>
      </segment>
    </unit>
    <unit id="2">
      <originalData><data id="d1">x</data></originalData>
      <segment>
        <source>Close it.</source>
        <target>Schließen Sie es.</target>
      </segment>
    </unit>
    <unit id="3">
      <notes><note>Is this a name?</note></notes>
      <segment>
        <source>See ACME.</source>
      </segment>
    </unit>
  </file>
</xliff>
`;
