import { Button } from './button';
import { translate } from './i18n';
const Upload = () => <svg />;
export const App = () => (
  <main>
    <Button>
      <Upload /> {translate("nowhere")}
    </Button>
  </main>
);
