/** The list with one of its ids at another place; the others close up. */
export function movedTo(list: readonly string[], id: string, place: number): readonly string[] {
  return list.filter((one) => one !== id).toSpliced(place, 0, id);
}
