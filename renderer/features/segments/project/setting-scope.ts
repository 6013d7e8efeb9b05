import type { Input } from '../../../../preload/contract/api.ts';

/** Whether a setting is changed for all files of the project or for the open one. */
export type SettingScope = NonNullable<Input<'segments.settings'>['scope']>;
