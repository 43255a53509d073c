import { useFavourites } from '@prostora/federation/use-favourites.ts';
import { Link } from '@prostora/nav';
import { urls } from '@prostora/contracts';
import { common } from '@prostora/strings';
import { Heart } from '@prostora/ui';
import styles from './favourites-link.module.css';

/** Link to the favourites with their count. */
export function FavouritesLink({ className }: { className: string | undefined }) {
  const count = useFavourites().ids.length;
  return (
    <Link className={`${styles.link} ${className}`} to={urls.favourites}>
      <Heart aria-hidden />
      <span className="visually-hidden">{common.header.favourites} </span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
