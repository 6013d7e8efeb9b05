import type { ReactNode } from 'react';
import './Table.css';

export interface TableProps {
  /** What the rows are, for screen readers. */
  readonly name: string;
  readonly columns: readonly {
    readonly id: string;
    readonly name: string;
    readonly numeric?: boolean;
  }[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** Facts in rows; the first cell of each row is its heading. */
export function Table({ name, columns, rows }: TableProps) {
  return (
    <table className="table" aria-label={name}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-numeric={column.numeric}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {row.cells.map((cell, index) => (
              <td key={columns[index]?.id} data-numeric={columns[index]?.numeric}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
