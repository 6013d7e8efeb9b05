import { describe, expect, it } from 'vitest';
import { readGlossaryFile } from '../../../main/engine/glossary-files/read-glossary-file.ts';

const read = async (text: string, name: string) => {
  const file = await readGlossaryFile(new TextEncoder().encode(text), name, null);
  const words = ({ pair, source, target }: (typeof file.rows)[number]) =>
    `${pair === null ? '?' : `${pair.source}-${pair.target}`} ${source}=${target}`;
  return {
    rows: file.rows.map(words),
    forbidden: file.forbidden.map((row) => words(row) + (row.note && ` (${row.note})`)),
    bad: file.badLines.map(({ line, problem }) => `${line} ${problem}`),
  };
};

/** Columns as memoQ's documentation of its CSV has them, a second German term behind the first. */
const MEMOQ = `\uFEFF"Entry_ID";"Entry_Subject";"Entry_Domain";"Entry_ClientID";"Entry_ProjectID";"Entry_Created";"Entry_Creator";"Entry_LastModified";"Entry_Modifier";"Entry_Note";"English_United_States_Def";"English_United_States";"Term_Info";"Term_Example";"German_Def";"German";"Term_Info";"Term_Example";"German";"Term_Info";"Term_Example"
"0";"IT";"";"";"";"5/1/2026 9:00:00 AM";"anna";"5/1/2026 9:00:00 AM";"anna";"House style";"";"hard drive";"CasePermissive;HalfPrefix";"";"";"Festplatte";"CasePermissive;HalfPrefix";"Die ""Festplatte"" ist voll; bitte leeren.";"Harddisk";"CasePermissive;Exact;Forbidden";""
"1";"";"";"";"";"";"";"";"";"";"";"button";"CaseInsensitive;HalfPrefix";"";"";"Schaltfläche";"CaseInsensitive;HalfPrefix";"";"";"";""
`;

/** As Glossary Converter writes a MultiTerm termbase into a table: a language, then its fields. */
const MULTITERM = [
  ['English', 'English Status', 'Definition', 'German', 'Status', 'Note'],
  ['screen', 'Preferred', 'A surface to show pictures on', 'Bildschirm', 'Preferred', ''],
  ['screen', 'Preferred', '', 'Mattscheibe', 'Forbidden', '"Too colloquial"'],
  ['telly', 'Deprecated', '', 'Fernseher', '', ''],
]
  .map((cells) => cells.join('\t'))
  .join('\r\n');

/** Made by hand after the TBX-Basic specification of 2009: a definition, notes, statuses of both kinds. */
const V2 = `<?xml version='1.0'?>
<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
<martif type="TBX" xml:lang="en">
<martifHeader><fileDesc><sourceDesc><p>Style guide</p></sourceDesc></fileDesc></martifHeader>
<text><body>
<termEntry id="c5">
 <descripGrp><descrip type="definition">Part of a computer that
   keeps data</descrip></descripGrp>
 <langSet xml:lang="en"><tig><term id="t1">hard drive</term><termNote type="normativeAuthorization">preferredTerm</termNote></tig></langSet>
 <langSet xml:lang="de">
  <tig><term>Festplatte</term></tig>
  <ntig><termGrp><term>Harddisk</term><termNote type="normativeAuthorization">supersededTerm</termNote></termGrp><note>Sounds foreign</note></ntig>
  <tig><term>Platte</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig>
 </langSet>
</termEntry>
<termEntry id="c6"><note>Never</note><langSet xml:lang="de"><tig><term>Dingsbums</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig></langSet></termEntry>
</body></text></martif>`;

const V3 = `<tbx type="TBX-Basic" style="dct" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2" xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="http://www.tbxinfo.net/ns/basic">
<tbxHeader><fileDesc><sourceDesc><p/></sourceDesc></fileDesc></tbxHeader><text><body>
<conceptEntry id="1"><basic:definition>Small computer</basic:definition>
<langSec xml:lang="en"><termSec><term>laptop</term></termSec></langSec>
<langSec xml:lang="fr"><termSec><term>ordinateur portable</term><min:administrativeStatus>preferredTerm-admn-sts</min:administrativeStatus></termSec>
<termSec><term>laptop</term><min:administrativeStatus>deprecatedTerm-admn-sts</min:administrativeStatus></termSec></langSec>
</conceptEntry></body></text></tbx>`;

describe('terms that must not be used', () => {
  it('come from a CSV of memoQ, with the terms to use', async () => {
    expect(await read(MEMOQ, 'termbase.csv')).toEqual({
      rows: ['en-de hard drive=Festplatte', 'en-de button=Schaltfläche'],
      forbidden: ['en-de hard drive=Harddisk (House style)'],
      bad: [],
    });
  });

  it('come from a table of MultiTerm, in both directions', async () => {
    expect(await read(MULTITERM, 'termbase.txt')).toEqual({
      rows: ['en-de screen=Bildschirm'],
      forbidden: ['en-de screen=Mattscheibe (Too colloquial)', 'de-en Fernseher=telly'],
      bad: [],
    });
  });

  it('come from TBX of 2008, by either status, with a note or the definition', async () => {
    expect(await read(V2, 'terms.tbx')).toEqual({
      rows: ['en-de hard drive=Festplatte'],
      forbidden: [
        'en-de hard drive=Harddisk (Sounds foreign)',
        'en-de hard drive=Platte (Part of a computer that keeps data)',
        'en-de =Dingsbums (Never)',
      ],
      bad: [],
    });
  });

  it('come from TBX of 2019 in DCT style', async () => {
    expect(await read(V3, 'terms.tbx')).toEqual({
      rows: ['en-fr laptop=ordinateur portable'],
      forbidden: ['en-fr laptop=laptop (Small computer)'],
      bad: [],
    });
  });

  it('come from a field of MultiTerm in TBX', async () => {
    const own = V3.replaceAll('min:administrativeStatus', 'termNote')
      .replaceAll('<termNote>', '<termNote type="Usage Status">')
      .replace('deprecatedTerm-admn-sts', 'Do not use')
      .replace('preferredTerm-admn-sts', 'Preferred');
    expect(await read(own, 'terms.tbx')).toMatchObject({
      rows: ['en-fr laptop=ordinateur portable'],
      forbidden: ['en-fr laptop=laptop (Small computer)'],
    });
  });

  it('come from tables with a status, whatever they are separated by', async () => {
    const lines = ['Source term', 'Target term', 'Forbidden', 'Notes'].join(';');
    expect(
      await read(`${lines}\nkey;Taste;;\nkey;Knopf;TRUE;"Only; on phones"\n;Dings;x;\n`, 'a.csv'),
    ).toEqual({
      rows: ['? key=Taste'],
      forbidden: ['? key=Knopf (Only; on phones)', '? =Dings'],
      bad: [],
    });
    expect(
      await read(
        'source,target,source_lang,target_lang,status\nkey,touche,en,fr,approved\nkey,clé,en-US,fr-FR,verboten\nx,y,en,tlh,\n',
        'a.csv',
      ),
    ).toEqual({
      rows: ['en-fr key=touche'],
      forbidden: ['en-fr key=clé'],
      bad: ['4 language'],
    });
  });

  it('are none where a status says that a term may be used, and headings are no entry', async () => {
    expect(await read('source\ttarget\tstatus\nkey\tTaste\tAdmitted\n', 'a.tsv')).toMatchObject({
      rows: ['? key=Taste'],
      forbidden: [],
    });
    // Codes alone could be an entry: Italian "it" is Spanish "es" to some.
    expect(await read('it,es\nsì,sí\n', 'a.csv')).toMatchObject({ rows: ['? it=es', '? sì=sí'] });
  });
});
