const JOBS = [
  { title: 'Cook', points: ['Soups'] },
  { title: 'Driver', points: ['Vans'] },
];
const Job = ({ job }) => <li>{job.title}</li>;
export const App = () => <ul>{JOBS.map((job) => <Job key={job.title} job={job} />)}</ul>;
