import { LibraryWall } from './library-wall.tsx';
import { SectionHeading } from './section-heading.tsx';

export function LibrarySection() {
  return (
    <>
      <SectionHeading section="AdsLibrary" />
      <LibraryWall />
    </>
  );
}
