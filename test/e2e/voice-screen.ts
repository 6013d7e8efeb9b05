import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { NO_SPEECH, speakInto, spoken, withNoise } from '../app/spoken.ts';
import { writeWav } from '../shell/sound/wav.ts';
import { goTo } from './screen.ts';

/** What a person finds on the Voice screen, by the names they read. */
export function voiceScreen(page: Page) {
  return {
    start: page.getByRole('button', { name: 'Start', exact: true }),
    transcribe: page.getByRole('button', { name: 'Transcribe', exact: true }),
    end: page.getByRole('button', { name: 'End', exact: true }),
    pause: page.getByRole('button', { name: 'Pause', exact: true }),
    goOn: page.getByRole('button', { name: 'Resume', exact: true }),
    microphone: page.getByRole('combobox', { name: 'Microphone', exact: true }),
    system: page.getByRole('combobox', { name: 'System audio', exact: true }),
    transcript: page.getByRole('region', { name: 'Transcript' }),
    live: page.getByRole('region', { name: 'Interim words' }),
    languages: page.getByRole('group', { name: 'Languages', exact: true }),
    liveCard: page.getByRole('region', { name: 'Live session' }),
    fileCard: page.getByRole('region', { name: 'Transcribe a file' }),
    exportFile: page
      .getByRole('dialog', { name: 'Export transcript' })
      .getByRole('button', { name: 'Export', exact: true }),
    options: page.locator('summary', { hasText: /^Options$/ }),
    state: page.locator('.voice-state'),
    sessions: page.getByRole('region', { name: 'Sessions' }),
    back: page.getByRole('button', { name: 'All sessions' }),
    file: page.locator('input[data-sound-file]'),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'dragoman-sounds-'));

/** A WAV file with a text in it; made once. @returns its path, a place without a file where nothing can speak */
export function soundOf(name: string, text: string, rate = 16_000): string {
  const path = join(folder, `${name}.wav`);
  if (NO_SPEECH === null) speakInto(path, text, rate);
  return path;
}

/** The same with a hiss that makes some words hard to hear. */
export function noisySoundOf(name: string, text: string): string {
  const path = join(folder, `${name}.wav`);
  if (NO_SPEECH === null) writeWav(path, withNoise(spoken(text), 150), 16_000);
  return path;
}

/** Transcribes a sound file, from the Voice screen on. */
export async function startFile(page: Page, path: string) {
  const { file, transcribe } = voiceScreen(page);
  await goTo(page, 'Voice');
  await file.setInputFiles(path);
  await expect(transcribe).toBeEnabled();
  await transcribe.click();
}

/** Waits until the session is over. */
export async function untilEnded(page: Page) {
  await expect(voiceScreen(page).state).toContainText('Ended');
}
