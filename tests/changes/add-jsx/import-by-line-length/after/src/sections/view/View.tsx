import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

import { DashboardContent } from 'src/layouts/dashboard';
import { _posts, _tasks, _traffic, _timeline } from 'src/_mock';

import { News } from '../news';
import { AnalyticsTasks } from '../tasks';
import { VisitsCard } from './visits-card';
import { AnalyticsCurrent } from '../current';

export function View() {
  return (
    <main>
      <Grid />
      <VisitsCard />
    </main>
  );
}
