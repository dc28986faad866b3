import MainCard from '../../components/MainCard';

export default function TeamReportsPage() {
  return (
    <MainCard title="Team reports" elevation={0}>
      <p>New page</p>
    </MainCard>
  );
}
