import type { SpaceCard } from '@prostora/api-client';
import { urls, parseVideo } from '@prostora/contracts';
import { bindSpaces, bindSpacesInHtml } from '@prostora/strings';
import { articleTexts as texts } from '@prostora/strings/cs/article.ts';
import { formatSpaceSizes } from '@prostora/strings/cs/ui.ts';
import { useMemo, type ReactNode } from 'react';
import { ButtonLink } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { ArrowRight } from '../icons.ts';
import { Picture } from '../picture.tsx';
import { stylesToClasses, toPlainText } from '../rich-text/html.ts';
import content from '../rich-text/rich-text.module.css';
import { getSpaceTitle } from '../space-card.tsx';
import { VideoPlayer } from '../video/video-player.tsx';
import { splitArticle, type ArticlePart } from './article-parts.ts';
import styles from './article.module.css';

/** Data of a space card inside a text. */
export type ArticleSpace = Pick<SpaceCard, 'url' | 'building_name' | 'space_name' | 'city' | 'image'> &
  Parameters<typeof formatSpaceSizes>[0];

type ArticleProps = {
  /** Sanitised HTML of the API, with image sources filled in. */
  html: string;
  /** Spaces referenced by the text; a card without its space is a plain link. */
  spaces?: readonly ArticleSpace[] | undefined;
  className?: string | undefined;
};

const NO_SPACES: readonly ArticleSpace[] = [];
const toInnerHtml = (html: string): { __html: string } => ({ __html: html });

/** Wraps tables in scrollable regions, reachable by keyboard. */
const wrapTables = (html: string): string =>
  html
    .replaceAll(
      '<table>',
      `<div class="article-table" role="group" aria-label="${texts.table}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

/** A long text for visitors; videos load nothing from their hosts before they are played. */
export function Article({ html, spaces = NO_SPACES, className }: ArticleProps): ReactNode {
  const parts = useMemo(() => splitArticle(wrapTables(bindSpacesInHtml(stylesToClasses(html)))), [html]);
  return (
    <div className={classNames(styles['article'], content['content'], className)}>
      {parts.map((part, index) => (
        <Part key={index} part={part} spaces={spaces} />
      ))}
    </div>
  );
}

function Part({ part, spaces }: { part: ArticlePart; spaces: readonly ArticleSpace[] }): ReactNode {
  if (part.kind === 'html')
    return <div className={styles['part']} dangerouslySetInnerHTML={toInnerHtml(part.html)} />;
  const caption = part.caption && <figcaption dangerouslySetInnerHTML={toInnerHtml(part.caption)} />;
  if (part.kind === 'space')
    return (
      <SpaceFigure url={part.value} space={spaces.find(({ url }) => url === part.value)}>
        {caption}
      </SpaceFigure>
    );
  const video = parseVideo(part.value);
  return (
    video && (
      <figure>
        <VideoPlayer key={video.embed} video={video} title={toPlainText(part.caption) || texts.video} />
        {caption}
      </figure>
    )
  );
}

function SpaceFigure({
  url,
  space,
  children,
}: {
  url: string;
  space: ArticleSpace | undefined;
  children: ReactNode;
}): ReactNode {
  const details = space && [space.city, ...formatSpaceSizes(space)];
  return (
    <figure className={styles['space']}>
      {space && (
        <div className={styles['photo']}>
          <Picture image={space.image} sizes="(max-width: 600px) 92vw, 230px" alt="" />
        </div>
      )}
      <div>
        <p className={styles['kicker']}>{texts.space}</p>
        {space && <p className={styles['name']}>{bindSpaces(getSpaceTitle(space))}</p>}
        {details && <p className={styles['meta']}>{bindSpaces(details.filter(Boolean).join(' · '))}</p>}
        <ButtonLink size="sm" to={urls.space(url)}>
          {texts.showSpace}
          <ArrowRight />
        </ButtonLink>
        {children}
      </div>
    </figure>
  );
}
