/** How feeds mark a paid post, in the languages of our own pages. */
const marks = new Set(
  'sponsored|promoted|ad|gesponsert|anzeige|sponsorisé|sponsorisée|publicidad|patrocinado|patrocinada|promocionado|sponsorizzato|gesponsord|реклама|спонсируемый контент|sponsorlu|bersponsor|広告|プロモーション|광고|sponsored ·|赞助内容|赞助|贊助|推广|إعلان|ممول|مُموَّل'.split(
    '|',
  ),
);

/** Looks at short texts alone, so that an article about sponsoring is none. */
export function isSponsored(card: ParentNode): boolean {
  for (const element of card.querySelectorAll('span, a, div, [aria-label]')) {
    if (element.childElementCount > 0 && !element.hasAttribute('aria-label')) continue;
    const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().toLowerCase();
    if (said.length <= 24 && marks.has(said)) return true;
  }
  return false;
}
