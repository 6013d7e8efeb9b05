import { expect, it } from 'vitest';
import { createTraceId } from '../../main/service/http/trace.ts';

it('trace ids are 32 hex digits each, and no two are alike', () => {
  const ids = Array.from({ length: 1000 }, createTraceId);
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
});
