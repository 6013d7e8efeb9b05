import type { DayUsage, UsageFigures, UsageReport } from '../../../../preload/contract/reports.ts';
import { daysAfter } from '../../../../renderer/ui/chart/utc-days.ts';

/** Figures of text, documents and improvement; `more` is what the service names no kind of. */
export function usage(text = 0, documents = 0, improvement = 0, more = 0): UsageFigures {
  return {
    characters: text + documents + improvement + more,
    textCharacters: text,
    documentCharacters: documents,
    improvementCharacters: improvement,
    speechToTextMs: 0,
    speechToSpeechMs: 0,
  };
}

/** Days from one on, with so much text each. */
export function daysOf(start: string, texts: readonly number[]): DayUsage[] {
  return texts.map((text, at) => ({ day: daysAfter(start, at), usage: usage(text) }));
}

export function reportOf(days: readonly DayUsage[], more: Partial<UsageReport> = {}): UsageReport {
  const total = usage(days.reduce((sum, day) => sum + day.usage.textCharacters, 0));
  const [start, end] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return {
    id: 'report-1',
    connection: 'office',
    range: { start, end },
    readAt: `${end}T12:00:00Z`,
    total,
    unaccounted: null,
    days,
    keys: [],
    previous: null,
    forecast: null,
    ...more,
  };
}
