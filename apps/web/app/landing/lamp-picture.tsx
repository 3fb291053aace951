/** The sample product, drawn. Colours come from the ad it stands in. */
export function LampPicture({ lit = true, className }: { lit?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 200 220" aria-hidden="true" className={className}>
      {lit && <path d="M74 88 L6 208 H184 L138 72 Z" fill="var(--lamp-glow)" opacity="0.55" />}
      {lit && <path d="M82 90 L44 208 H152 L130 78 Z" fill="var(--lamp-glow)" opacity="0.6" />}
      <path
        d="M150 200 C176 150 176 84 142 42"
        fill="none"
        stroke="var(--lamp-arm)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M142 42 C134 33 124 33 114 40"
        fill="none"
        stroke="var(--lamp-arm)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="145" cy="46" r="7" fill="var(--lamp-metal)" />
      <path d="M104 28 L124 46 C136 56 140 66 139 74 L72 92 C68 82 72 66 82 54 Z" fill="var(--lamp-metal)" />
      <path d="M72 92 L139 74 C140 79 138 82 134 83 L78 98 C75 98 73 96 72 92 Z" fill="var(--lamp-glow)" />
      <path d="M112 208 C112 199 128 194 150 194 C172 194 188 199 188 208 Z" fill="var(--lamp-metal)" />
      <circle cx="150" cy="194" r="5" fill="var(--lamp-glow)" />
    </svg>
  );
}
