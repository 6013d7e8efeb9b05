import { rest as english } from '../en/rest.ts';
import { pseudoOf } from './pseudo.ts';

export const rest = pseudoOf(english);
