import Grid from '@mui/material/Grid';

import { _posts } from 'src/_mock';

import { Icon } from './icon';

export function Card() {
  return (
    <section>
      <h2>Spaces</h2>
      <Icon />
      <Grid posts={_posts} />
    </section>
  );
}
