import { describe, expect, it } from 'vitest';
import { readGlossaryFile } from '../../../main/engine/glossary-files/read-glossary-file.ts';

const read = async (text: string, bytes = new TextEncoder().encode(text)) => {
  const {
    rows,
    badLines,
    forbidden: _,
    tellsStatus: __,
    ...rest
  } = await readGlossaryFile(bytes, 'terms.tbx', null);
  return {
    ...rest,
    rows: rows.map(
      ({ line, source, target, pair }) =>
        `${line} ${pair?.source}-${pair?.target} ${source}=${target}`,
    ),
    bad: badLines.map(({ line, problem, text: what }) => `${line} ${problem} ${what}`),
  };
};

const OLD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">
<martif type="TBX-Basic" xml:lang="en">
 <martifHeader><fileDesc><sourceDesc><p>From somewhere</p></sourceDesc></fileDesc></martifHeader>
 <text><body>
  <termEntry id="1">
   <descrip type="subjectField">IT</descrip>
   <langSet xml:lang="en-US">
    <tig><term>hard disk</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig>
    <tig><term>hard
      drive</term></tig>
    <tig><term>HDD &amp; co</term></tig>
   </langSet>
   <langSet xml:lang="DE">
    <ntig><termGrp><term>Platte</term><termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></termGrp></ntig>
    <ntig><termGrp><term>Fest<hi>platte</hi></term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termGrp></ntig>
   </langSet>
   <langSet xml:lang="fr"><tig><term>disque dur</term></tig></langSet>
  </termEntry>
  <termEntry id="2"><langSet xml:lang="en"><tig><term>alone</term></tig></langSet></termEntry>
  <termEntry id="3"><langSet xml:lang="en"><tig><term>a</term></tig></langSet><langSet xml:lang="tlh"><tig><term>b</term></tig></langSet></termEntry>
  <termEntry id="4"><langSet xml:lang="en-GB"><tig><term>colour</term></tig></langSet><langSet xml:lang="en-US"><tig><term>color</term></tig></langSet></termEntry>
 </body></text>
</martif>`;

const NEW = `<tbx:tbx type="TBX-Basic" style="dct" xml:lang="en" xmlns:tbx="urn:iso:std:iso:30042:ed-2" xmlns:min="http://www.tbxinfo.net/ns/min">
<tbx:tbxHeader/><tbx:text><tbx:body>
<tbx:conceptEntry id="c1"><tbx:langSec xml:lang="pl"><tbx:termSec><tbx:term>plik</tbx:term></tbx:termSec></tbx:langSec>
<tbx:langSec xml:lang="pt-BR"><tbx:termSec><tbx:term>velho</tbx:term><min:administrativeStatus>supersededTerm-admn-sts</min:administrativeStatus></tbx:termSec>
<tbx:termSec><tbx:term><![CDATA[arquivo & <co>]]></tbx:term></tbx:termSec></tbx:langSec></tbx:conceptEntry>
</tbx:body></tbx:text></tbx:tbx>`;

describe('a termbase', () => {
  it('of 2008 is read: every good term, with the preferred translation', async () => {
    expect(await read(OLD)).toEqual({
      format: 'tbx',
      encoding: 'utf-8',
      rows: [
        '1 en-de hard drive=Festplatte',
        '1 en-de HDD & co=Festplatte',
        '1 en-fr hard drive=disque dur',
        '1 en-fr HDD & co=disque dur',
      ],
      bad: ['2 empty alone', '3 language a · b', '4 same-language colour · color'],
    });
  });

  it('of 2019 is read, prefixes and all', async () => {
    expect(await read(NEW)).toMatchObject({ rows: ['1 pl-pt plik=arquivo & <co>'], bad: [] });
  });

  it('has the text of the entities that it declares', async () => {
    const file = NEW.replace('<tbx', '<!DOCTYPE tbx [<!ENTITY p "pl">]><tbx').replace(
      'plik',
      '&p;ik',
    );
    expect(await read(file)).toMatchObject({ rows: ['1 pl-pt plik=arquivo & <co>'], bad: [] });
  });

  it('is read in UTF-16', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(NEW, 'utf16le')]);
    expect(await read('', bytes)).toMatchObject({
      encoding: 'utf-16le',
      rows: ['1 pl-pt plik=arquivo & <co>'],
    });
  });

  const LOL = `<?xml version="1.0"?><!DOCTYPE martif [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><martif><text><body><termEntry>&b;</termEntry></body></text></martif>`;
  it.each([
    ['entity-growth', LOL.replace('ha', 'ha'.repeat(15_000))],
    ['entities', LOL.replace('<!ENTITY a "ha">', '<!ENTITY a SYSTEM "file:///etc/passwd">')],
    ['too-deep', `<tbx>${'<a>'.repeat(2000)}${'</a>'.repeat(2000)}</tbx>`],
    ['damaged', '<tbx><text></tbx>'],
    ['wrong-content', '<?xml version="1.0"?><html/>'],
    ['empty', '<tbx><text><body/></text></tbx>'],
  ])('is refused as %s', async (reason, text) => {
    await expect(read(text)).rejects.toMatchObject({ reason });
  });
});
