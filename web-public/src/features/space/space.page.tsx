import { useLoaderData } from '@prostora/nav';
import { bindSpaces, bindSpacesInHtml, publicSite } from '@prostora/strings';
import { Breadcrumbs, SpaceCardView, spaceTitle } from '@prostora/ui';
import { useEffect, type ReactNode } from 'react';
import { rememberVisit } from '../../lib/visited-spaces.ts';
import { ContactBar, ContactCard } from './contact-card.tsx';
import { PhotoMosaic } from './photo-mosaic.tsx';
import { ShareButton } from './share-button.tsx';
import { SpaceFacts, SpaceTags, StatusBanner } from './space-details.tsx';
import { spaceHandle } from './space-head.ts';
import { SpaceLocation } from './space-location.tsx';
import { addressLine, videoOf } from './space-text.ts';
import { SpaceVideo } from './space-video.tsx';
import type { SpaceData } from './space.loader.ts';
import styles from './space.page.module.css';

const texts = publicSite.space;

export const handle = spaceHandle;

function Top({ space, seo }: SpaceData): ReactNode {
  const title = spaceTitle(space);
  const place = [title === space.building_name ? null : space.building_name, addressLine(space)].filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles['crumbs']}><Breadcrumbs items={seo?.breadcrumbs ?? [{ name: texts.root, url: '/' }, { name: title, url: null }]} /></div>
      <StatusBanner status={space.status} />
      <div className={styles['top']}>
        <div className={styles['head']}>
          <div>
            <h1 className={styles['title']}>{bindSpaces(title)}</h1>
            <p className={styles['place']}>{bindSpaces(place)}</p>
          </div>
          <div className={styles['share']}><ShareButton title={title} /></div>
        </div>
        <div className={styles['photos']}><PhotoMosaic images={space.images} title={title} /></div>
      </div>
    </>
  );
}

function Texts({ space }: SpaceData): ReactNode {
  const video = videoOf(space.video_url);
  const hasTags = Object.values(space.tags).some((tags) => tags.length > 0);
  return (
    <div>
      <SpaceFacts space={space} />
      <section className={styles['section']}>
        {/* Headings in the owner's text are of the third level: this one is above them. */}
        <h2 className="visually-hidden">{texts.about}</h2>
        {space.perex && <p className={styles['perex']}>{bindSpaces(space.perex)}</p>}
        {/* Sanitised by the API when it was written. */}
        <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: bindSpacesInHtml(space.description) }} />
      </section>
      {hasTags && <section className={styles['section']}><h2>{texts.tags}</h2><SpaceTags tags={space.tags} /></section>}
      {video && space.video_url && <section className={styles['section']}><h2>{texts.video}</h2><SpaceVideo video={video} address={space.video_url} title={spaceTitle(space)} /></section>}
      <section className={styles['section']}><h2>{texts.where}</h2><SpaceLocation space={space} /></section>
    </div>
  );
}

const Similar = ({ similar }: SpaceData): ReactNode => (similar.length === 0 ? null : (
  <section className={styles['similar']}>
    <h2>{texts.similar}</h2>
    <div className={styles['row']}>
      {similar.slice(0, 4).map((space) => <SpaceCardView key={space.id} space={space} compact sizes="(max-width: 600px) 270px, (max-width: 1024px) 45vw, 24vw" />)}
    </div>
  </section>
));

/** A space: what it looks like, what it is, where it is, and how to reach its owner. */
export function Component(): ReactNode {
  const loaded = useLoaderData<SpaceData>();
  const { space } = loaded;
  useEffect(() => rememberVisit(space.id), [space.id]);
  return (
    <div className="page-width" key={space.id}>
      <Top {...loaded} />
      <div className={styles['columns']}>
        <Texts {...loaded} />
        <aside><ContactCard space={space} /></aside>
      </div>
      <Similar {...loaded} />
      <ContactBar space={space} />
    </div>
  );
}
