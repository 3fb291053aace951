/** The sample product, drawn. Colours come from the ad it stands in. */
export function LampPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 220 240" aria-hidden="true" className={className}>
      <path d="M58 118 L-8 226 H172 L146 95 Z" fill="var(--lamp-glow)" opacity="0.38" />
      <path d="M70 115 L42 226 H138 L134 98 Z" fill="var(--lamp-glow)" opacity="0.5" />
      <ellipse cx="84" cy="227" rx="92" ry="7" fill="var(--lamp-glow)" opacity="0.55" />
      <g fill="none" stroke="var(--lamp-arm)" strokeWidth="7" strokeLinecap="round">
        <path d="M168 222 C206 168 200 96 158 54" />
        <path d="M158 54 C147 44 133 44 122 52" />
      </g>
      <path
        d="M103 36 C110 28 124 30 131 40 L143 62 C150 74 152 84 151 92 L56 117 C50 104 55 85 68 70 Z"
        fill="var(--lamp-metal)"
      />
      <path d="M56 117 L151 92 C153 99 150 103 145 104 L66 125 C61 126 58 123 56 117 Z" fill="var(--lamp-glow)" />
      <circle cx="161" cy="57" r="8" fill="var(--lamp-metal)" />
      <circle cx="161" cy="57" r="3" fill="var(--lamp-glow)" />
      <path d="M118 232 C118 222 138 216 166 216 C194 216 214 222 214 232 Z" fill="var(--lamp-metal)" />
      <circle cx="138" cy="224" r="4" fill="var(--lamp-glow)" />
    </svg>
  );
}
