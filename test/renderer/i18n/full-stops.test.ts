import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../renderer/i18n/i18n.ts';

describe('a sentence whose last value ends in a full stop', () => {
  const said = (sentence: string, values: Record<string, string | number>) =>
    createI18n('de', { 'admin.create': sentence }).t('admin.create', values);

  it('has that stop alone', () => {
    expect(said('Genutzt: {used}.', { used: '3 Std. 37 Min.' })).toBe('Genutzt: 3 Std. 37 Min.');
    expect(said('{used}. Noch {left}.', { used: '1 Std.', left: '2 Std.' })).toBe(
      '1 Std. Noch 2 Std.',
    );
  });

  it('keeps stops that are no end, and those of the sentence', () => {
    expect(said('{used} übrig.', { used: '48 Min.' })).toBe('48 Min. übrig.');
    expect(said('{name} …', { name: 'Acme Inc.' })).toBe('Acme Inc. …');
    expect(said('{name}...', { name: 'Acme Inc.' })).toBe('Acme Inc....');
    expect(said('In {folder}.', { folder: '..' })).toBe('In ...');
    expect(said('„{name}“.', { name: 'Acme Inc.' })).toBe('„Acme Inc.“.');
    expect(said('{count}.', { count: 3 })).toBe('3.');
  });
});
