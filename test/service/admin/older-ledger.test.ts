import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../../main/service/storage/migrations.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { startTestService, temporaryFolder } from '../running-service.ts';
import { adminOf } from './admin-calls.ts';

/** Tables as they were before reports by day. */
const OLDER = 4;
const ID = '0000aaaa-0000-4000-8000-000000000000:0000aaaa-0000-4000-8000-00000000ffff';

it('a ledger of an older version is counted, and goes on', async () => {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  mkdirSync(data);
  const older = openDatabase(join(data, 'service.sqlite'));
  older.migrate(MIGRATIONS.slice(0, OLDER));
  older.sqlite
    .prepare(
      `INSERT INTO keys (key_id, kind, tier, label, secret_hash, detection, created)
       VALUES (?, 'developer', 'paid', 'Old', x'00', 1, '2026-01-01T00:00:00.000Z')`,
    )
    .run(ID);
  const insert = older.sqlite.prepare(
    'INSERT INTO ledger (time, key_id, tag, kind, units) VALUES (?, ?, ?, ?, ?)',
  );
  for (const row of [
    ['2026-01-30T10:00:00.000Z', ID, 'web', 'text_translation', 11],
    ['2026-01-30T11:00:00.000Z', ID, null, 'text_translation', 7],
    ['2026-01-30T12:00:00.000Z', ID, null, 'document_translation', 50_000],
    // Speech once took the tag of its session.
    ['2026-01-31T10:00:00.000Z', ID, 'spoken', 'speech_to_text', 60_000],
    ['2026-01-31T10:00:00.000Z', ID, 'spoken', 'speech_to_speech', 60_000],
  ] as const) {
    insert.run(...row);
  }
  older.close();

  const service = await startTestService({ data, now: () => new Date('2026-02-01T00:00:00Z') });
  try {
    expect(service.notices).toEqual([]);
    const admin = adminOf(service);
    await admin.bill([
      {
        time: '2026-01-30T13:00:00Z',
        key_id: ID,
        kind: 'text_translation',
        units: 100,
        tag: 'web',
      },
    ]);
    const report = await admin.analytics('2026-01-01', '2026-01-31', 'key_and_day');
    const usage = {
      total_characters: 0,
      text_translation_characters: 0,
      document_translation_characters: 0,
      text_improvement_characters: 0,
      speech_to_text_minutes: 0,
      speech_to_speech_minutes: 0,
    };
    const name = { api_key: '0000****ffff', api_key_label: 'Old' };
    expect(report.key_and_day_usages).toEqual([
      {
        ...name,
        usage_date: '2026-01-30T00:00:00Z',
        usage: {
          ...usage,
          total_characters: 50_118,
          text_translation_characters: 118,
          document_translation_characters: 50_000,
        },
      },
      {
        ...name,
        usage_date: '2026-01-31T00:00:00Z',
        usage: { ...usage, speech_to_text_minutes: 1, speech_to_speech_minutes: 1 },
      },
    ]);
    const tags = await admin.tags('2026-01-01', '2026-01-31');
    expect(tags.usage.map((row) => [row.custom_tag, row.breakdown.total_characters])).toEqual([
      ['web', 111],
    ]);
  } finally {
    await service.close();
    folder.remove();
  }
});
