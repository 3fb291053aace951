/**
 * The few icons of the public pages, as outlines from Lucide (ISC). Its React package brings more script than all of
 * these drawings together, and every visitor's first load would carry it.
 */
const outlines = {
  'arrow-right': 'M5 12h14m-7-7 7 7-7 7',
  'arrow-up-right': 'M7 7h10v10M7 17 17 7',
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'm6 9 6 6 6-6',
  languages: 'm5 8 6 6m-7 0 6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6',
  link: 'M9 17H7A5 5 0 0 1 7 7h2m6 0h2a5 5 0 1 1 0 10h-2m-7-5h8',
  menu: 'M4 5h16M4 12h16M4 19h16',
  moon: 'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
  plus: 'M5 12h14m-7-7v14',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0m4-10v2m0 16v2M4.930 4.930l1.410 1.410m11.320 11.320 1.410 1.410M2 12h2m16 0h2M6.340 17.660l-1.410 1.410M19.070 4.930l-1.410 1.410',
  x: 'M18 6 6 18M6 6l12 12',
} as const;

export function Icon({ name, className }: { name: keyof typeof outlines; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={outlines[name]} />
    </svg>
  );
}
