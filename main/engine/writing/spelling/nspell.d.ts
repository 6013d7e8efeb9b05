/** The part of the checker that `list-speller.ts` uses. */
declare module 'nspell' {
  interface Checker {
    correct(word: string): boolean;
    suggest(word: string): string[];
  }
  const open: (aff: string, dic: string) => Checker;
  export default open;
}
