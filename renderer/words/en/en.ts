import { actions } from './actions.ts';
import { captions } from './captions.ts';
import { connections } from './connections.ts';
import { documents } from './documents.ts';
import { failureCard } from './failure-card.ts';
import { failures } from './failures.ts';
import { frame } from './frame.ts';
import { look } from './look.ts';
import { options } from './options.ts';
import { secrets, settings } from './settings.ts';
import { status } from './status.ts';
import { terms } from './terms.ts';
import { text } from './text.ts';
import { voice } from './voice.ts';
import { welcome } from './welcome.ts';

/** Every visible sentence in English, as ICU messages; the keys are the same in all languages. */
export const en = {
  ...actions,
  ...captions,
  ...connections,
  ...documents,
  ...failureCard,
  ...failures,
  ...frame,
  ...look,
  ...options,
  ...secrets,
  ...settings,
  ...status,
  ...terms,
  ...text,
  ...voice,
  ...welcome,
};

export type WordKey = keyof typeof en;
/** The sentences of one interface language: none missing, none surplus. */
export type Sentences = Readonly<Record<WordKey, string>>;
