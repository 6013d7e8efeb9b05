import {
  BookText,
  ChartColumn,
  Database,
  FileText,
  History,
  Languages,
  ListPlus,
  Mic,
  PenLine,
  PencilRuler,
  ScanSearch,
  Rows3,
  Settings2,
  type LucideIcon,
} from 'lucide-react';
import type { ActionId } from '../../ui/actions/table.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import type { MessageKey } from '../../i18n/i18n.ts';

/** @param id as it was kept; another version may have had other screens */
export const knownScreen = (id: string | undefined): ScreenId =>
  SCREENS.find((screen) => screen.id === id)?.id ?? 'text';

export interface ScreenRow {
  readonly id: ScreenId;
  readonly name: MessageKey;
  readonly icon: LucideIcon;
  readonly action: ActionId;
}

/** The screens in the order of the rail; the last one stands at its foot. */
export const SCREENS: readonly ScreenRow[] = [
  { id: 'text', name: 'frame.text', icon: Languages, action: 'go-text' },
  { id: 'documents', name: 'frame.documents', icon: FileText, action: 'go-documents' },
  { id: 'segments', name: 'frame.segments', icon: Rows3, action: 'go-segments' },
  { id: 'voice', name: 'frame.voice', icon: Mic, action: 'go-voice' },
  { id: 'write', name: 'frame.write', icon: PenLine, action: 'go-write' },
  { id: 'glossaries', name: 'frame.glossaries', icon: BookText, action: 'go-glossaries' },
  { id: 'style', name: 'frame.style', icon: PencilRuler, action: 'go-style' },
  { id: 'memories', name: 'frame.memories', icon: Database, action: 'go-memories' },
  { id: 'terms', name: 'frame.terms', icon: ListPlus, action: 'go-terms' },
  { id: 'detect', name: 'frame.detect', icon: ScanSearch, action: 'go-detect' },
  { id: 'history', name: 'frame.history', icon: History, action: 'go-history' },
  { id: 'usage', name: 'frame.usage', icon: ChartColumn, action: 'go-usage' },
  { id: 'settings', name: 'frame.settings', icon: Settings2, action: 'go-settings' },
];
