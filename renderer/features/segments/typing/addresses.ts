/**
 * Addresses of the web and of mail. Every try is bounded or begins where a run of such signs begins, so
 * that a text takes time by its length, whatever stands in it.
 */
export const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'）)]+[^\s<>"'.,;:!?）)]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})*/giu;
