export function Footer() {
  return (
    <footer className="mt-18 border-t border-slate-200 py-8 text-sm">
      <div className="container mx-auto flex flex-wrap gap-6 px-4">
        <strong>Trails</strong>
        <ul className="flex gap-4">
          <li>
            <a className="hover:underline" href="#about">
              About
            </a>
          </li>
          <li>
            <a className="hover:underline" href="#help">
              Help
            </a>
          </li>
        </ul>
        <small className="ml-auto text-slate-500">© Trails</small>
      </div>
    </footer>
  );
}
