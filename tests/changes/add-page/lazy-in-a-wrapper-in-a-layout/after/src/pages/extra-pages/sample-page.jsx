// project imports
import MainCard from '../../components/MainCard';

export default function SamplePage() {
  return (
    <MainCard title="Sample Card" elevation={0}>
      <p>Lorem ipsum</p>
    </MainCard>
  );
}
