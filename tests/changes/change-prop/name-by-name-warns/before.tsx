import { cilStar, cilUser } from '@coreui/icons';

export function App() {
  return (
    <p>
      <A icon={cilUser} />
      <A icon={cilUser} />
      <A icon={cilStar} />
    </p>
  );
}
