import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { speechModelCheck } from '../../../main/features/voice/speech-model.ts';

const look = (folder: string) =>
  speechModelCheck['voice.speech-model']({ folder }, { signal: new AbortController().signal });

test('a folder is looked at as it was typed, and each missing file is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-model-'));
  expect(await look(folder)).toEqual({ kind: 'none' });
  writeFileSync(join(folder, 'tokens.txt'), 'x');
  expect(await look(` ${folder} `)).toEqual({
    kind: 'incomplete',
    engine: 'sherpa-onnx',
    missing: ['encoder*.onnx', 'decoder*.onnx', 'joiner*.onnx'],
  });
  rmSync(folder, { recursive: true });
  expect(await look(folder)).toEqual({ kind: 'absent' });
});
