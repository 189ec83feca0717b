const ALL = [
  { colorScheme: 'light', screen: 'wide', width: 1280, height: 800 },
  { colorScheme: 'dark', screen: 'phone', width: 360, height: 740 },
  { colorScheme: 'dark', screen: 'wide', width: 1280, height: 800 },
  { colorScheme: 'light', screen: 'phone', width: 360, height: 740 },
] as const;

/** More is tested where there is time for it. */
export const DEEP = process.env['VARIORUM_DEEP'] === 'true';

/** On what pages are looked at: each light and each width; with `VARIORUM_DEEP` each light at each width. */
export const SCREENS = DEEP ? ALL : ALL.slice(0, 2);
