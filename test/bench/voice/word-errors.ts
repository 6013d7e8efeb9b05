/** Words to change, add or take away to make one of the other. */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, index) => index + 1);
  said.forEach((word, i) => {
    let corner = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cost = word === heard[j] ? corner : 1 + Math.min(corner, above, left);
      corner = above;
      left = cost;
      return cost;
    });
  });
  return row.at(-1) ?? said.length;
}
