import Grid from '@mui/material/Grid';
import { Link } from 'react-router-dom';

import { _posts } from 'src/_mock';

import { Icon } from './icon';

export function Card() {
  return (
    <section>
      <Link to="/spaces">
        <h2>Spaces</h2>
      </Link>
      <Icon />
      <Grid posts={_posts} />
    </section>
  );
}
