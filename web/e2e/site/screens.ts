const ALL = [
  { colorScheme: 'light', screen: 'wide', width: 1280, height: 800 },
  { colorScheme: 'dark', screen: 'phone', width: 360, height: 740 },
  { colorScheme: 'dark', screen: 'wide', width: 1280, height: 800 },
  { colorScheme: 'light', screen: 'phone', width: 360, height: 740 },
] as const;

/** Whether to run the longer tests. */
export const DEEP = process.env['VARIORUM_DEEP'] === 'true';

/** The screens for tests: each colour scheme and each width once; with `VARIORUM_DEEP`, all combinations. */
export const SCREENS = DEEP ? ALL : ALL.slice(0, 2);
