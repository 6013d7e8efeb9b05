/** Bilingual files as CAT tools write them, made up: two done, one open, one locked segment of each. */
export const SDLXLIFF = `<?xml version="1.0" encoding="utf-8"?><xliff xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0" xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2" sdl:version="1.0"><file original="C:\\jobs\\printer.docx" datatype="x-sdlfilterframework2" source-language="en-US" target-language="de-DE"><header><file-info xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><value key="SDL:FileId">7d1e</value></file-info><tag-defs xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><tag id="1"><bpt name="cf" word-end="false">&lt;cf bold="True"&gt;</bpt><ept name="cf">&lt;/cf&gt;</ept></tag></tag-defs></header><body>
<trans-unit id="a1" translate="no"><source><x id="0"/></source></trans-unit>
<group><sdl:cxts><sdl:cxt id="1"/></sdl:cxts><trans-unit id="a2"><source>Open the <g id="1">paper tray</g>. Close it.</source><seg-source><mrk mtype="seg" mid="1">Open the <g id="1">paper tray</g>.</mrk> <mrk mtype="seg" mid="2">Close it.</mrk></seg-source><target><mrk mtype="seg" mid="1">Öffnen Sie das <g id="1">Papierfach</g>.</mrk> <mrk mtype="seg" mid="2">Schließen Sie es.</mrk></target><sdl:seg-defs><sdl:seg id="1" conf="Translated" origin="tm" origin-system="Office" percent="100" text-match="SourceAndTarget"><sdl:value key="Hash">-12</sdl:value></sdl:seg><sdl:seg id="2" conf="Draft" origin="tm" percent="84"/></sdl:seg-defs></trans-unit></group>
<trans-unit id="a3"><source>Switch it off.</source><seg-source><mrk mtype="seg" mid="3">Switch it off.</mrk></seg-source><target><mrk mtype="seg" mid="3"/></target><sdl:seg-defs><sdl:seg id="3" /></sdl:seg-defs></trans-unit>
<trans-unit id="a4"><source>ACME 3000</source><seg-source><mrk mtype="seg" mid="4">ACME 3000</mrk></seg-source><target><mrk mtype="seg" mid="4">ACME 3000</mrk></target><sdl:seg-defs><sdl:seg id="4" conf="ApprovedSignOff" locked="true" origin="interactive"/></sdl:seg-defs></trans-unit>
</body></file></xliff>`;

export const MQXLIFF = `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:mq="MQXliff" version="1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <file original="printer.docx" source-language="en" target-language="de" datatype="x-memoq">
    <body>
      <trans-unit id="1" mq:status="ManuallyConfirmed" mq:segmentguid="g-1" mq:percent="101" mq:locked="false">
        <source xml:space="preserve">Open the <bpt id="1" ctype="bold">{}</bpt>paper tray<ept id="1">{}</ept>.</source>
        <target xml:space="preserve">Öffnen Sie das <bpt id="1" ctype="bold">{}</bpt>Papierfach<ept id="1">{}</ept>.</target>
        <mq:comments><mq:comment id="c1" creatoruser="Ada" time="2026-03-01T09:30:00Z">Ask the client.</mq:comment></mq:comments>
      </trans-unit>
      <trans-unit id="2" mq:status="Pretranslated" mq:percent="84">
        <source xml:space="preserve">Close it.</source>
        <target xml:space="preserve">Schließen Sie es.</target>
      </trans-unit>
      <trans-unit id="3" mq:status="NotStarted">
        <source xml:space="preserve">Switch it off.</source>
        <target xml:space="preserve"></target>
      </trans-unit>
      <trans-unit id="4" mq:status="Proofread" mq:locked="locked">
        <source xml:space="preserve">ACME 3000</source>
        <target xml:space="preserve">ACME 3000</target>
      </trans-unit>
    </body>
  </file>
</xliff>
`;

export const MXLIFF = `<?xml version='1.0' encoding='UTF-8'?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:m="http://www.memsource.com/mxlf/2.0" m:version="2.4" m:level="1" version="1.2"><file original="printer.docx" source-language="en" target-language="de" datatype="x-docx"><body>
<group id="0" m:para-id="0"><context-group><context context-type="x-key">k</context></context-group><trans-unit id="j:0" m:score="1.01" m:gross-score="1.01" m:trans-origin="tm" m:confirmed="1" m:locked="false" m:para-id="0"><source>Open the {b&gt;paper tray&lt;b}.</source><target>Öffnen Sie das {b&gt;Papierfach&lt;b}.</target><alt-trans origin="memsource-tm"><target>Öffne das Papierfach.</target></alt-trans></trans-unit></group>
<group id="1" m:para-id="1"><trans-unit id="j:1" m:score="0.84" m:trans-origin="tm" m:confirmed="0" m:locked="false"><source>Close it.</source><target>Schließen Sie es.</target></trans-unit></group>
<group id="2" m:para-id="2"><trans-unit id="j:2" m:score="0.0" m:confirmed="0" m:locked="false"><source>Switch it off.</source><target></target></trans-unit></group>
<group id="3" m:para-id="3"><trans-unit id="j:3" m:score="0.0" m:confirmed="1" m:locked="true"><source>ACME 3000</source><target>ACME 3000</target></trans-unit></group>
</body></file></xliff>`;

export const XLIFF_1 = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="1" approved="yes"><source>Open the <g id="1">paper tray</g>.</source><target state="translated" state-qualifier="exact-match">Öffnen Sie das <g id="1">Papierfach</g>.</target><note from="Ada">Ask the client.</note></trans-unit>
<trans-unit id="2"><source>Close it.</source><target state='needs-review-translation'>Schließen Sie es.</target></trans-unit>
<trans-unit id="3"><source>Switch it off.</source></trans-unit>
<trans-unit id="4"><source>ACME 3000</source><target state="final">ACME 3000</target></trans-unit>
</body></file></xliff>`;

export const XLIFF_2 = `<xliff version="2.1" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f">
<unit id="1"><notes><note>Ask the client.</note></notes><segment id="s1" state="translated"><source>Open the <pc id="1">paper tray</pc>.</source><target>Öffnen Sie das <pc id="1">Papierfach</pc>.</target></segment><ignorable><source> </source></ignorable><segment id="s2"><source>Close it.</source><target>Schließen Sie es.</target></segment></unit>
<unit id="2"><segment state="initial"><source>Switch it off.</source></segment></unit>
<unit id="3"><segment state="final"><source>ACME 3000</source><target>ACME 3000</target></segment></unit>
</file></xliff>`;
