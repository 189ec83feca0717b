import { mount } from 'svelte';
import './pieces/pieces.css';
import './site/site.css';
import { keepForOffline } from './site/offline';
import Site from './site/Site.svelte';

const target = document.getElementById('site');
if (!target) throw new Error('the page has no element "site"');
mount(Site, { target });
keepForOffline();
