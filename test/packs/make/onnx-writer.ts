/** Writes the few parts of ONNX's protocol buffers that a small model needs. */

type Field = readonly [number: number, value: bigint | number | string | Uint8Array];

function varint(value: bigint): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  do {
    const more = rest >> 7n;
    bytes.push(Number(rest & 0x7fn) | (more > 0n ? 0x80 : 0));
    rest = more;
  } while (rest > 0n);
  return bytes;
}

/** A message of its fields: whole numbers as varints, everything else with its length. */
export function message(fields: readonly Field[]): Uint8Array {
  const parts = fields.flatMap(([number, value]) => {
    const isWhole = typeof value === 'bigint' || typeof value === 'number';
    const key = varint((BigInt(number) << 3n) | (isWhole ? 0n : 2n));
    if (isWhole) return [Uint8Array.from([...key, ...varint(BigInt(value))])];
    const bytes = typeof value === 'string' ? Buffer.from(value) : value;
    return [Uint8Array.from([...key, ...varint(BigInt(bytes.length))]), bytes];
  });
  return Buffer.concat(parts);
}

export const FLOAT = 1;
export const INT64 = 7;

export function floats(
  name: string,
  dims: readonly number[],
  values: Iterable<number>,
): Uint8Array {
  return tensor(name, dims, FLOAT, new Uint8Array(Float32Array.from(values).buffer));
}

export function whole(
  name: string,
  dims: readonly number[],
  values: readonly number[],
): Uint8Array {
  return tensor(name, dims, INT64, new Uint8Array(BigInt64Array.from(values, BigInt).buffer));
}

const tensor = (name: string, dims: readonly number[], type: number, raw: Uint8Array) =>
  message([...dims.map((dim): Field => [1, dim]), [2, type], [8, name], [9, raw]]);

/** An input or output; a dimension by its size or its name. */
export function port(name: string, type: number, dims: readonly (number | string)[]): Uint8Array {
  const shape = message(
    dims.map((dim): Field => [1, message([[typeof dim === 'number' ? 1 : 2, dim]])]),
  );
  return message([
    [1, name],
    [
      2,
      message([
        [
          1,
          message([
            [1, type],
            [2, shape],
          ]),
        ],
      ]),
    ],
  ]);
}

/** @param attributes numbers, or lists of them */
export function node(
  operator: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: Readonly<Record<string, number | readonly number[]>> = {},
): Uint8Array {
  const written = Object.entries(attributes).map(([name, value]): Field => [
    5,
    message(
      typeof value === 'number'
        ? [
            [1, name],
            [3, value],
            [20, 2],
          ]
        : [[1, name], ...value.map((one): Field => [8, one]), [20, 7]],
    ),
  ]);
  return message([
    ...inputs.map((name): Field => [1, name]),
    ...outputs.map((name): Field => [2, name]),
    [4, operator],
    ...written,
  ]);
}

export interface Graph {
  readonly nodes: readonly Uint8Array[];
  readonly constants: readonly Uint8Array[];
  readonly inputs: readonly Uint8Array[];
  readonly outputs: readonly Uint8Array[];
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The bytes of an `.onnx` file. */
export function model({ nodes, constants, inputs, outputs, facts }: Graph): Uint8Array {
  const graph = message([
    ...nodes.map((one): Field => [1, one]),
    [2, 'tiny'],
    ...constants.map((one): Field => [5, one]),
    ...inputs.map((one): Field => [11, one]),
    ...outputs.map((one): Field => [12, one]),
  ]);
  return message([
    [1, 8],
    [2, 'dragoman'],
    [7, graph],
    [8, message([[2, 13]])],
    ...Object.entries(facts).map(([key, value]): Field => [
      14,
      message([
        [1, key],
        [2, String(value)],
      ]),
    ]),
  ]);
}
