import { expect, it } from 'vitest';
import { asksAnything, NO_FILTERS, readFilters, writeFilters } from './filters';

it.each([
  [NO_FILTERS, ''],
  [{ ...NO_FILTERS, text: 'köni g& ' }, '?find=k%C3%B6ni+g%26+'],
  [
    { text: 'a', family: 'old', special: 'no check', size: '9x10' },
    '?find=a&family=old&rule=no+check&board=9x10',
  ],
])('%j is written and read again', (filters, address) => {
  expect(writeFilters(filters)).toBe(address);
  expect(readFilters(new URLSearchParams(address))).toEqual(filters);
});

it('leaves what else an address has alone', () => {
  expect(readFilters(new URLSearchParams('?play=computer'))).toEqual(NO_FILTERS);
});

it('blanks ask nothing', () => {
  expect(asksAnything(NO_FILTERS)).toBe(false);
  expect(asksAnything({ ...NO_FILTERS, text: '  ' })).toBe(false);
  expect(asksAnything({ ...NO_FILTERS, size: '8x8' })).toBe(true);
});
