import type { AdNetwork } from '@adwright/contract/ad-text/ad-text.ts';

/** The shape of an ad on each network, drawn in a box of 32 by 24. */
const drawings: Record<AdNetwork, string> = {
  meta: 'M9 2.5h14v19H9zM9 5.5h14M9 15.5h14M11 18.5h6M20 18.5h1',
  tiktok: 'M11 1.5h10v21H11zM13 16.5h5M13 19h4M16 7.5l3 2-3 2z',
  google: 'M4 3.5h24v17H4zM4 3.5h9v17H4M16 8h9M16 11.5h9M16 15.5h5',
  youtube: 'M5 3.5h22v12H5zM14.5 7l4 2.5-4 2.5zM5 18.5h16M5 21h10',
  linkedin: 'M7 2.5h18v19H7zM9.5 5.5h13M9.5 8h9M7 10.5h18M7 17h18M9.5 19.5h7',
  amazon: 'M3 6.5h26v11H3zM5.5 9h6v6h-6zM14.5 10.5h11M14.5 14h6',
  discord: 'M5 4.5h22v12H14l-4 4v-4H5zM8.5 8.5h15M8.5 12.5h9',
  any: 'M9 2.5h14v19H9zM12 7h8M12 10.5h8M12 14h8M12 17.5h4',
};

export function NetworkPicture({ network }: { network: AdNetwork }) {
  return (
    <svg
      viewBox="0 0 32 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className="h-6 w-8"
    >
      <path d={drawings[network]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
