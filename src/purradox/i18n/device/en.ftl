### loading what plays on this device

# $part is python, library or tables.
worker-loading = { $part ->
        [library] Loading the game…
        [tables] Opening your tables…
       *[python] Loading Python…
    }
worker-loaded = { $loaded } of { $total } MB
worker-failed-python = The part of this page that deals and plays could not be loaded. Check your connection, then reload.
worker-failed-storage = This browser does not let the page keep your matches. Leave the private window, or allow this site to store data, then reload.
worker-failed-elsewhere = Purradox is open in another tab, and your tables are there now.
worker-elsewhere = Purradox is open in another tab
worker-elsewhere-about = Your tables can be open in one tab at a time. Nothing is lost: you can go on here or there.
worker-continue = Continue here
worker-advice = Worked out on this device with fewer simulations than a server makes, so the figures are rougher.
worker-save = Save this match as a file
worker-save-about = The file holds all cards. Opened in Replay, here or on a server, the match goes on from this point.

### the app

update-ready = A new version is ready.
offline-setting = Play without a connection too
offline-setting-about = Keeps about 10 MB on this device. Then you can play against the cats anywhere; those matches stay on this device.
offline-kept = You can now play without a connection.

### what is kept on this device

device-data-about = Download all that this browser keeps of { $name } as one file, or have it deleted.
device-data-delete-about = Your name, your matches, your daily deals and your answers to puzzles are deleted from this device. They are nowhere else.
device-data-delete-last = This cannot be undone.
device-profile-lead = { $name }: what your finished matches on this device say. Only you see this page.
